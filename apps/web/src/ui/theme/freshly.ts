import { keyframes } from '@emotion/react'

/** Fading highlight for content that another user just changed. */
export const freshly = (color: string) => keyframes({ from: { backgroundColor: color } })
