/** The colours of printed pages; they are read in black and white too. */
export const ink = {
  text: '#12161D',
  quiet: '#454E5C',
  line: '#D3D8E0',
  band: '#F0F2F5',
  accent: '#1D4FD0',
} as const
