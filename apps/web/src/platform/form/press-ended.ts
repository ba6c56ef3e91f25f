let isHeld = false
let waiting: (() => void)[] = []

const hold = () => {
  isHeld = true
}
const release = () => {
  isHeld = false
  const ready = waiting
  waiting = []
  // The click comes right after the release, still in the same turn.
  setTimeout(() => {
    for (const go of ready) go()
  })
}
addEventListener('pointerdown', hold, { capture: true })
for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, release, { capture: end !== 'blur' })

/** When nothing is being pressed: a message that appears between press and release moves the button away, and its click is lost. */
export const pressEnded = (): Promise<void> => (isHeld ? new Promise((done) => waiting.push(done)) : Promise.resolve())
