/** Raw design values for each theme. All other code reads them through `theme.vars`. */

/** The eight breakpoints of the layout, under their names in the theme. */
export const breakpoints = {
  xs: 0,
  w425: 425,
  sm: 650,
  w768: 768,
  w800: 800,
  md: 900,
  w1024: 1024,
  lg: 1280,
  xl: 1440,
} as const

/** Below this width, controls grow to a finger's size. */
export const TOUCH = `@media (max-width:${breakpoints.w768 - 0.05}px)`
export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)'

export const easing = 'cubic-bezier(.2,0,0,1)'
export const motion = { hover: 80, menu: 140, dialog: 200 } as const

export const radius = { badge: 4, control: 6, card: 8, popover: 10, dialog: 12, drawer: 16, full: 9999 } as const

/** Order, shipment and invoice numbers: the zero is slashed because order numbers start with the letter O. */
export const recordNumber = { fontWeight: 500, fontVariantNumeric: 'tabular-nums slashed-zero' } as const

/** Secondary line below a name. */
export const smallLine = { display: 'block', fontSize: 11, lineHeight: '16px', fontWeight: 400 } as const

const inverse = { bg: '#171C25', text: '#F3F5F8', muted: '#A9B3C2' }
/** The lane map of the sign-in page, the same in both themes. */
const picture = { ground: '#0B1220', road: '#1C2A44', lane: '#3B6CE6', place: '#F3F5F8' }
const brand = { line: '#FFC63D', mark: '#1D4FD0' }

export const light = {
  background: { default: '#F5F6F8', paper: '#FFFFFF' },
  text: { primary: '#12161D', secondary: '#454E5C', tertiary: '#626C7B', disabled: '#9AA3B0' },
  divider: '#E4E7EC',
  nav: '#FAFAFB',
  sunk: '#F3F4F7',
  hover: '#F0F2F5',
  raised: '#FFFFFF',
  borderStrong: '#D3D8E0',
  field: '#818B9A',
  scrim: 'rgba(18,22,29,.36)',
  accent: { main: '#1D4FD0', hover: '#1742B0', fg: '#1B4AC4', soft: '#EBF1FE', softBorder: '#C5D6FB' },
  ok: { fg: '#14693A', icon: '#1B8A4C', bg: '#E6F4EB', border: '#BFE3CC' },
  early: { fg: '#6A5100', icon: '#A67C00', bg: '#FFF5CC', border: '#F0DC8C' },
  risk: { fg: '#9A4200', icon: '#D1600A', bg: '#FFEEDF', border: '#F8CFA8' },
  late: { fg: '#AE1D16', icon: '#CF2B22', bg: '#FDEBEA', border: '#F5C2BE', fill: '#CF2B22', fillHover: '#AE1D16' },
  tendering: { fg: '#6A3FC0', icon: '#6A3FC0', bg: '#F1ECFC', border: '#D9CCF5' },
  chart: { 1: '#1D4FD0', 2: '#5E8CF0', 3: '#87909F', 4: '#B97A00' },
  aging: { 1: '#C08A00', 2: '#D1600A', 3: '#B5410C', 4: '#9E1B14' },
  map: { water: '#DFE7F0', land: '#FAFAFA', urban: '#F1EEE8', line: '#D5D9DF', road: '#E3DCCB', label: '#68717F' },
  avatar: { bg: '#2A3342', text: '#FFFFFF' },
  onFill: 'rgba(255,255,255,.16)',
  ring: 'rgba(29,79,208,.22)',
  inverse,
  picture,
  brand,
  elevation: {
    1: '0 1px 2px rgba(18,22,29,.05)',
    2: '0 8px 24px -4px rgba(18,22,29,.14), 0 2px 6px rgba(18,22,29,.06)',
    3: '0 24px 64px -12px rgba(18,22,29,.28)',
  },
}

export const dark: typeof light = {
  background: { default: '#0D1015', paper: '#14181F' },
  text: { primary: '#E9ECF1', secondary: '#B1B9C6', tertiary: '#8D97A7', disabled: '#5D6675' },
  divider: '#262C36',
  nav: '#101319',
  sunk: '#191E26',
  hover: '#222934',
  raised: '#1A2029',
  borderStrong: '#363E4A',
  field: '#66707F',
  scrim: 'rgba(4,6,9,.62)',
  accent: { main: '#3B6CE6', hover: '#325FD3', fg: '#93B1FF', soft: '#18233E', softBorder: '#2C427A' },
  ok: { fg: '#6FD398', icon: '#4CC17E', bg: '#10281B', border: '#1F4A32' },
  early: { fg: '#F0CF63', icon: '#E3BC3F', bg: '#2B240E', border: '#524413' },
  risk: { fg: '#FFB076', icon: '#F58B3C', bg: '#311E10', border: '#5C3718' },
  late: { fg: '#FF9A92', icon: '#F4645A', bg: '#351716', border: '#662824', fill: '#C93A31', fillHover: '#B02E26' },
  tendering: { fg: '#BBA2F5', icon: '#BBA2F5', bg: '#221A38', border: '#41326B' },
  chart: { 1: '#6C93FF', 2: '#4666BD', 3: '#687384', 4: '#E3BC3F' },
  aging: { 1: '#E3BC3F', 2: '#F58B3C', 3: '#E0672F', 4: '#F4645A' },
  map: { water: '#0C1016', land: '#1A2029', urban: '#222A35', line: '#2C3440', road: '#3A424D', label: '#8490A0' },
  avatar: { bg: '#2A3546', text: '#F3F5F8' },
  onFill: 'rgba(0,0,0,.22)',
  ring: 'rgba(59,108,230,.32)',
  inverse,
  picture,
  brand: { ...brand, mark: '#3B6CE6' },
  elevation: {
    1: 'none',
    2: '0 8px 24px -4px rgba(0,0,0,.5)',
    3: '0 0 0 1px #2B323D, 0 24px 64px -12px rgba(0,0,0,.7)',
  },
}
