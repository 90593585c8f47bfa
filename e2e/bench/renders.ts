export type Renders = { commits: number; components: number }

type Fiber = { tag: number; flags: number; alternate: Fiber | null; child: Fiber | null; sibling: Fiber | null }

/** Runs in the page before React, which reports each commit to the hook of its developer tools, also in production. */
export const countRenders = (): void => {
  const renders: Renders = { commits: 0, components: 0 }
  // Function, class, forwardRef and memo; the first flag marks those that ran in this commit.
  const components = new Set([0, 1, 11, 14, 15])
  const count = (fiber: Fiber): void => {
    if (components.has(fiber.tag) && (fiber.flags & 1) === 1) renders.components += 1
    // Unchanged children were not visited, and their flags are of an earlier commit.
    if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) count(child)
  }
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
        renders.commits += 1
        count(current)
      },
    },
  })
}
