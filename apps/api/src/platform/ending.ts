/** Time to drain before the process ends anyway, in milliseconds (OPS-2). */
const patience = 15_000

type Exit = (code: number) => void

/** Ends the process once: what runs is closed first, but nothing can hold the process longer than the patience. */
export function createEnding(close: () => Promise<void>, exit: Exit = process.exit) {
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => exit(1), patience).unref()
    await close().catch(() => undefined)
    exit(code)
  }
  return { end, isEnding: () => isEnding }
}
