import { noteFonts } from '@lanewise/domain/notes/note-rules'
import { styled } from '@mui/material/styles'

/** Styles of note content, for reading and for editing. */
export const RichText = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& p, & li': { minHeight: 20 },
  '& h1': { ...theme.typography.h1 },
  '& h2': { fontSize: 16, lineHeight: '22px', fontWeight: 600 },
  '& h3': { fontSize: 15, lineHeight: '22px', fontWeight: 600 },
  '& h4, & h5, & h6': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& h5, & h6': { color: theme.vars.palette.text.secondary },
  '& h6': { fontSize: 12 },
  '& ul': { listStyle: 'disc', paddingLeft: 20 },
  '& ol': { listStyle: 'decimal', paddingLeft: 20 },
  '& strong': { fontWeight: 600 },
  '& a': { color: theme.vars.palette.accent.fg, textDecoration: 'underline' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 320, marginBlock: 4, borderRadius: 6 },
  '& img[data-picture]:not([src])': { width: 120, height: 80, backgroundColor: theme.vars.palette.hover },
  '& [data-type="mention"]': { color: theme.vars.palette.accent.fg, fontWeight: 500 },
  ...Object.fromEntries(noteFonts.map((font) => [`& [data-font="${font}"]`, { fontFamily: `"${font}"` }])),
}))
