/** The circles of a graph: each as the nodes on it, beginning and ending with the same one. */
export function findCycles(graph: Map<string, Set<string>>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const follow = (node: string): void => {
    const start = path.indexOf(node)
    if (start >= 0) {
      cycles.push([...path.slice(start), node])
      return
    }
    if (done.has(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) follow(next)
    path.pop()
    done.add(node)
  }
  for (const node of graph.keys()) follow(node)
  return cycles
}
