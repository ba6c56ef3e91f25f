import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from '#ui/action/Link.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { Popover } from '#ui/layout/overlay/Popover.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

export type Reference = {
  label: string
  value: string
  /** Short label for tight spaces: "PO". */
  short?: string
}

/** Up to three references are shown inline. With more than that, only the first two are. (UX-35, UX-36) */
const inline = 3
const first = 2

type ReferencesProps = {
  references: readonly Reference[]
  /** Record that the references belong to, for assistive technology: "O208841". */
  of: string
  /** Maximum number of inline references. An order card has room for two. (DEF-32) */
  most?: 2 | 3
  /** Cuts long references instead of wrapping them. The full text is their tooltip. */
  isOneLine?: boolean
}

/** Reference numbers on one line. The rest is behind "+N more", which opens the full list. (UX-33 to UX-37) */
export function References({ references, of, most = inline, isOneLine = false }: ReferencesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (references.length === 0) return <None>No Ref #s</None>
  const shown = references.length <= most ? references : references.slice(0, first)
  const hidden = references.length - shown.length
  return (
    <Line data-cut={isOneLine || undefined}>
      {shown.map((reference) => (
        <span key={keyOf(reference)} title={textOf(reference)}>
          {textOf(reference)}
        </span>
      ))}
      {hidden > 0 && (
        <More
          component="button"
          type="button"
          aria-haspopup="dialog"
          aria-label={`+${hidden} more reference numbers of ${of}`}
          onClick={(event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        >
          +{hidden} more
        </More>
      )}
      <Popover anchor={anchor} label={`Reference numbers of ${of}`} onClose={() => setAnchor(null)}>
        <KeyValues tabIndex={-1}>
          {references.map((reference) => (
            <KeyValue key={keyOf(reference)} inline label={reference.label}>
              {reference.value}
            </KeyValue>
          ))}
        </KeyValues>
      </Popover>
    </Line>
  )
}

const keyOf = ({ label, value }: Reference) => `${label} ${value}`

/** "Purchase Order # 4500128837" is shown as "Purchase Order 4500128837". */
const textOf = ({ label, short = label.replace(/\s*#$/, ''), value }: Reference) => `${short} ${value}`

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  overflowWrap: 'anywhere',
  // In a table cell, a reference is cut as well.
  'td > &, &[data-cut]': {
    flexWrap: 'nowrap',
    maxWidth: '100%',
    minWidth: 0,
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > button': { flex: 'none' },
  },
})
const None = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.tertiary }))
const More = styled(Link)({
  position: 'relative',
  zIndex: 1,
  fontSize: 'inherit',
  fontWeight: 500,
  minHeight: 24,
  [TOUCH]: { minHeight: 44 },
}) as typeof Link
