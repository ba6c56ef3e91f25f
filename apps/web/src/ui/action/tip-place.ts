type Box = { left: number; top: number; bottom: number; width: number; height: number }
type Size = { width: number; height: number }

const gap = 8

/** Centered below the control, above it where there is no room, and always inside the window. */
export function placeBeside(control: Box, tip: Size, window: Size): { left: number; top: number } {
  const centred = control.left + control.width / 2 - tip.width / 2
  const left = Math.max(gap, Math.min(centred, window.width - tip.width - gap))
  const below = control.bottom + gap
  const top = below + tip.height > window.height ? control.top - gap - tip.height : below
  return { left: Math.round(left), top: Math.round(top) }
}
