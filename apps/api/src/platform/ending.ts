/** Time to drain before the process ends anyway, in milliseconds. (OPS-2) */
const patience = 15_000

type Exit = (code: number) => void

/** Ends the process once. Running work is closed first, but for no longer than the patience. */
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
