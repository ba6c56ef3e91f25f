let isHeld = false
let waiting: (() => void)[] = []

const hold = () => {
  isHeld = true
}
const release = () => {
  isHeld = false
  const ready = waiting
  waiting = []
  // The click event fires right after the release, in the same task.
  setTimeout(() => {
    for (const go of ready) go()
  })
}
addEventListener('pointerdown', hold, { capture: true })
for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, release, { capture: end !== 'blur' })

/**
 * Resolves when no mouse button is pressed. A message that appears between press and release would move the button away
 * and lose the click.
 */
export const pressEnded = (): Promise<void> => (isHeld ? new Promise((done) => waiting.push(done)) : Promise.resolve())
