// Threads that share the work of a list whose items come one by one. At most one item for each thread is in memory, and
// results come in the order of the items, whatever the number of threads.

import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

public final class Workers<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let next: () -> Item?
  private let work: @Sendable (Item) -> Result
  private let deliver: (Item, Result) -> Void
  private var taken = 0
  private var delivered = 0
  /// Results that wait for those of earlier items.
  private var waiting: [Int: (Item, Result)] = [:]

  /// Calls `work` in `count` threads with what `next` returns until that is nil, and `deliver` with the results in order.
  /// `next` and `deliver` are never called at the same time.
  public static func run(
    _ count: Int, next: @escaping () -> Item?, work: @escaping @Sendable (Item) -> Result,
    deliver: @escaping (Item, Result) -> Void
  ) {
    let workers = Workers(next, work, deliver)
    let threads = (1..<max(1, count)).compactMap { _ in workers.start() }
    workers.loop()
    for thread in threads { pthread_join(thread, nil) }
  }

  private init(
    _ next: @escaping () -> Item?, _ work: @escaping @Sendable (Item) -> Result,
    _ deliver: @escaping (Item, Result) -> Void
  ) {
    self.next = next
    self.work = work
    self.deliver = deliver
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Starts a thread; nil if the system has none left: the others do its work.
  private func start() -> pthread_t? {
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
    let context = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, &attributes,
      { context in
        #if canImport(Glibc)
          let workers = context.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
        #else
          let workers: AnyObject? = Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue()
        #endif
        (workers as? any Loop)?.loop()
        return nil
      }, context.toOpaque())
    if status == 0 { return thread }
    context.release()
    return nil
  }

  fileprivate func loop() {
    while let (number, item) = take() {
      let result = work(item)
      pthread_mutex_lock(lock)
      waiting[number] = (item, result)
      while let (item, result) = waiting.removeValue(forKey: delivered) {
        delivered += 1
        deliver(item, result)
      }
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> (Int, Item)? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard let item = next() else { return nil }
    taken += 1
    return (taken - 1, item)
  }

  /// The number of processors.
  public static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// What a thread is started with: a C function has no generic types.
private protocol Loop: AnyObject { func loop() }
extension Workers: Loop {}
