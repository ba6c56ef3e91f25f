/** A problem of Li and Lim: the depot first, then tasks that collect or deliver one request each. */
export type Instance = { name: string; capacity: number; tasks: readonly Task[] }

export type Task = {
  x: number
  y: number
  demand: number
  opens: number
  closes: number
  service: number
  /** The task that delivers what this one collects; 0 for the depot and where something is delivered. */
  delivery: number
}

/** Reads the public format: vehicles, capacity and speed, then a line per task. */
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

/** The round number of tasks that the problem's set is named after: 100 where it has 106. */
export const sizeOf = ({ tasks }: Instance): number => {
  const near = tasks.length - 1
  return near < 150 ? 100 : 200 * Math.round(near / 200)
}
