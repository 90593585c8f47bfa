/** Replaces IntersectionObserver: nothing intersects until a test says so. */
export class FakeIntersectionObserver implements IntersectionObserver {
  static readonly living = new Set<FakeIntersectionObserver>()
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ''
  readonly thresholds = [0]
  private readonly targets = new Set<Element>()

  constructor(
    private readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.rootMargin = options.rootMargin ?? ''
    FakeIntersectionObserver.living.add(this)
  }

  observe(target: Element): void {
    this.targets.add(target)
  }

  unobserve(target: Element): void {
    this.targets.delete(target)
  }

  disconnect(): void {
    this.targets.clear()
    FakeIntersectionObserver.living.delete(this)
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  tell(isIntersecting: boolean, targets: readonly Element[] = [...this.targets]): void {
    const entries = targets.map((target) => {
      const box = target.getBoundingClientRect()
      return {
        target,
        isIntersecting,
        intersectionRatio: isIntersecting ? 1 : 0,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: 0,
      }
    })
    this.callback(entries, this)
  }
}

export const scrollIntoReach = (): void => FakeIntersectionObserver.living.forEach((observer) => observer.tell(true))
