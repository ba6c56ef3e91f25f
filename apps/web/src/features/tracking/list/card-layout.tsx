import { styled } from '@mui/material/styles'

export const Layout = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 })

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > :last-child': { marginLeft: 'auto' },
})

export const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}))

export const Trip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > :not([role="progressbar"])': { overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** Bar filled up to the truck's position, with a dot at its end. */
export const Bar = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 40,
  height: 4,
  borderRadius: 2,
  background: `linear-gradient(to right, var(--color) var(--done), ${theme.vars.palette.borderStrong} var(--done))`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -2,
    left: 'clamp(0px, calc(var(--done) - 4px), calc(100% - 8px))',
    width: 8,
    height: 8,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.background.paper}`,
    backgroundColor: 'var(--color)',
    boxSizing: 'content-box',
    margin: -1,
  },
}))

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  whiteSpace: 'nowrap',
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 500, color: theme.vars.palette.text.primary },
  '& > span:first-of-type': { flex: '1 1 40px', minWidth: 40, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > [data-end]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
}))
