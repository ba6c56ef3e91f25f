import { keyframes } from '@emotion/react'

/** The tint of what somebody just changed fades away. */
export const freshly = (color: string) => keyframes({ from: { backgroundColor: color } })
