/** Colors of printed pages. They must be readable in black and white too. */
export const ink = {
  text: '#12161D',
  quiet: '#454E5C',
  line: '#D3D8E0',
  band: '#F0F2F5',
  accent: '#1D4FD0',
  /** Forms are printed in pure black, which copies best. */
  black: '#000000',
  white: '#FFFFFF',
  shade: '#D9D9D9',
} as const
