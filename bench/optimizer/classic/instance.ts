/** A Li and Lim problem: the depot comes first, then tasks that each pick up or deliver one request. */
export type Instance = { name: string; capacity: number; tasks: readonly Task[] }

export type Task = {
  x: number
  y: number
  demand: number
  opens: number
  closes: number
  service: number
  /** Index of the task that delivers this pickup. 0 for the depot and for deliveries. */
  delivery: number
}

/** Parses the public format: a line with vehicles, capacity and speed, then one line per task. */
export function readInstance(name: string, text: string): Instance {
  const [head = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.trim().split(/\s+/).map(Number))
  const tasks = rows.map(
    ([, x = 0, y = 0, demand = 0, opens = 0, closes = 0, service = 0, , delivery = 0]): Task => ({
      x,
      y,
      demand,
      opens,
      closes,
      service,
      delivery,
    }),
  )
  return { name, capacity: head[1] ?? 0, tasks }
}

/** The nominal size of the problem's set, for example 100 for a problem with 106 tasks. */
export const sizeOf = ({ tasks }: Instance): number => {
  const near = tasks.length - 1
  return near < 150 ? 100 : 200 * Math.round(near / 200)
}
