import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { OrderFormParts } from '#features/orders/form/OrderForm.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { useFormErrors } from './form-errors.tsx'
import { PhoneFoot } from './PhoneFoot.tsx'
import { PhoneHead } from './PhoneHead.tsx'

type PageFrameProps = { parts: OrderFormParts; orderNumber: string | null; onCancel: () => void }

export function PageFrame({ parts, orderNumber, onCancel }: PageFrameProps) {
  const isNarrow = useNarrow()
  const { submit, isSaving, isDirty, verb, refusal } = parts
  const title = orderNumber ? `Edit Order ${orderNumber}` : 'Create Order'
  useHotkey('mod+enter', submit, { label: verb, enabled: !refusal })
  const save = (
    <Button
      kind="primary"
      loading={isSaving}
      shortcut={hotkeyText('mod+enter')}
      onClick={submit}
      {...(refusal && { disabledReason: refusal })}
    >
      {verb}
    </Button>
  )
  const cancel = (
    <Button kind={isNarrow ? 'secondary' : 'ghost'} onClick={onCancel}>
      Cancel
    </Button>
  )
  return (
    <Page>
      {isNarrow ? (
        <PhoneHead title={title} isDirty={isDirty} onClose={onCancel} />
      ) : (
        <Head>
          <IconButton label="Close" icon={<X />} onClick={onCancel} />
          <h1>{title}</h1>
          {isDirty && <Badge>Unsaved changes</Badge>}
          <End>
            <NextError />
            {cancel}
            {save}
          </End>
        </Head>
      )}
      <Content>{parts.body}</Content>
      {isNarrow && (
        <PhoneFoot>
          {cancel}
          {save}
        </PhoneFoot>
      )}
    </Page>
  )
}

function NextError() {
  const { errors, nextError } = useFormErrors()
  if (errors.length === 0) return null
  return (
    <Button kind="ghost" shortcut="F8" onClick={nextError}>
      Next error
    </Button>
  )
}

/** Fills the screen, including the padding of other screens. */
const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - 52px)',
  margin: '-16px -24px -24px',
  [TOUCH]: { margin: -12 },
})

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  zIndex: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '0 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h1': theme.typography.h1,
}))

const End = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' })
const Content = styled('div')({ flex: 1, minWidth: 0 })
