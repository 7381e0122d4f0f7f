// Threads that share the work of a list that is read part by part. Results come in the order of the list, whatever the number
// of threads. Memory is bounded: one part is read at a time, when all of the last one is taken, and no item is taken when
// too many results wait for that of an earlier one.

import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

public enum Processors {
  public static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

public final class Workers<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  /// For each thread, how many items may be taken whose results are not delivered.
  private static var ahead: Int { 16 }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Signals that there may be an item to take, or no more.
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let read: () -> [Item]?
  private let work: @Sendable (Item) -> Result
  private let deliver: (Result) -> Void
  private let most: Int
  /// The rest of the last part, its next item last.
  private var items: [Item] = []
  private var isReading = false
  private var isAtEnd = false
  private var isDelivering = false
  private var taken = 0
  private var delivered = 0
  /// Results that wait for those of earlier items.
  private var waiting: [Int: Result] = [:]

  /// Calls `work` in `count` threads with each item of the parts that `read` returns until that is nil, and `deliver` with
  /// the results in order. Only one thread calls `read` at a time, and only one `deliver`; nothing else waits for either.
  public static func run(
    _ count: Int, read: @escaping () -> [Item]?, work: @escaping @Sendable (Item) -> Result,
    deliver: @escaping (Result) -> Void
  ) {
    let count = max(1, count)
    let workers = Workers(count, read, work, deliver)
    let threads = (1..<count).compactMap { _ in Thread.start { workers.loop() } }
    workers.loop()
    for thread in threads { pthread_join(thread, nil) }
  }

  private init(
    _ count: Int, _ read: @escaping () -> [Item]?, _ work: @escaping @Sendable (Item) -> Result,
    _ deliver: @escaping (Result) -> Void
  ) {
    most = count * Self.ahead
    self.read = read
    self.work = work
    self.deliver = deliver
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    change.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  private func loop() {
    pthread_mutex_lock(lock)
    while let (number, item) = take() {
      pthread_mutex_unlock(lock)
      let result = work(item)
      pthread_mutex_lock(lock)
      waiting[number] = result
      deliverWaiting()
    }
    pthread_mutex_unlock(lock)
  }

  /// Returns the next item, with the lock held before and after; nil at the end.
  private func take() -> (Int, Item)? {
    while true {
      if taken - delivered < most {
        if let item = items.popLast() {
          taken += 1
          return (taken - 1, item)
        }
        if isAtEnd { return nil }
        if !isReading {
          readNext()
          continue
        }
      }
      pthread_cond_wait(change, lock)
    }
  }

  /// Reads the next part without the lock, so that other threads go on.
  private func readNext() {
    isReading = true
    pthread_mutex_unlock(lock)
    let part = read()
    pthread_mutex_lock(lock)
    isReading = false
    items = part?.reversed() ?? []
    isAtEnd = part == nil
    pthread_cond_broadcast(change)
  }

  /// Delivers the results whose turn it is, without the lock. If another thread does so, it delivers these, too.
  private func deliverWaiting() {
    if isDelivering { return }
    isDelivering = true
    while let result = waiting.removeValue(forKey: delivered) {
      pthread_mutex_unlock(lock)
      deliver(result)
      pthread_mutex_lock(lock)
      delivered += 1
      pthread_cond_broadcast(change)
    }
    isDelivering = false
  }
}

private enum Thread {
  /// What a thread is started with.
  private final class Body: Sendable {
    let call: @Sendable () -> Void
    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  /// Calls a function in a new thread. Returns nil if the system has none left.
  static func start(_ call: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Readers of nested documents recurse.
    pthread_attr_setstacksize(&attributes, 16 << 20)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let body = Unmanaged.passRetained(Body(call))
    let status = pthread_create(
      &thread, &attributes,
      { body in
        #if canImport(Glibc)
          body.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue() }?.call()
        #else
          Unmanaged<Body>.fromOpaque(body).takeRetainedValue().call()
        #endif
        return nil
      }, body.toOpaque())
    if status == 0 { return thread }
    body.release()
    return nil
  }
}
