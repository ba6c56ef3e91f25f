/** Seconds between two lines where the output is not a terminal. */
const lineEvery = 20

/**
 * Says what is being done and how long it usually takes, counts the seconds meanwhile, and says when it is done. In a
 * terminal, the seconds are counted in place.
 * @template T
 * @param {{ text: string, usually: string }} about
 * @param {() => Promise<T>} work
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} output
 * @returns {Promise<T>}
 */
export async function withProgress({ text, usually }, work, output = process.stderr) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const line = () => `${text} (usually ${usually}) …`
  output.write(output.isTTY ? line() : `${line()}\n`)
  const timer = setInterval(() => {
    if (output.isTTY) output.write(`\r${line()} ${seconds()} s`)
    else if (seconds() % lineEvery === 0) output.write(`${text} … ${seconds()} s\n`)
  }, 1_000)
  try {
    const result = await work()
    output.write(`${output.isTTY ? '\r\u001b[2K' : ''}${text}: done in ${seconds()} s\n`)
    return result
  } catch (error) {
    if (output.isTTY) output.write('\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
