import { styled } from '@mui/material/styles'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { useCopy } from '#ui/feedback/Snackbars.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { radius } from '#ui/theme/tokens.ts'

type ShownOnceProps = { title: string; subtitle?: string; warning: string; children: ReactNode; onClose: () => void }

/** Dialog for a value that is shown only this once. */
export const ShownOnce = ({ title, subtitle, warning, children, onClose }: ShownOnceProps) => (
  <Dialog
    open
    size={720}
    title={title}
    {...(subtitle && { subtitle })}
    onClose={onClose}
    actions={
      <Button kind="primary" onClick={onClose}>
        Done
      </Button>
    }
    narrow="top-drawer"
  >
    <Once>{warning}</Once>
    {children}
  </Dialog>
)

const Once = styled('p')({ marginBottom: 12 })

/** The full secret value with a copy button. */
export function Secret({ label, value, help }: { label: string; value: string; help: string }) {
  const copy = useCopy()
  return (
    <Row>
      <b>{label}</b>
      <div>
        <code>{value}</code>
        <IconButton label={`Copy ${label.toLowerCase()}`} icon={<Copy />} onClick={() => void copy(value)} />
      </div>
      <small>{help}</small>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginBottom: 16,
  '& b': { fontWeight: 600 },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 4px 4px 12px',
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.sunk,
  },
  '& code': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary },
}))
