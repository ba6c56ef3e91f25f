const running = new Set<Promise<unknown>>()
const patience = 3000

/** Tells the forms that an answer is on its way which fills in fields. */
export async function whileFilling(answer: Promise<void>): Promise<void> {
  running.add(answer)
  await answer.finally(() => running.delete(answer))
}

/** When what is being filled in is there: whoever types fast and saves is not told that it is missing. */
export async function filledIn(): Promise<void> {
  if (running.size === 0) return
  await Promise.race([Promise.allSettled(running), new Promise((done) => setTimeout(done, patience))])
}
