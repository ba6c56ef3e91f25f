import { type QuoteStep, quoteSteps } from '@lanewise/contract/quote-address'
import { styled } from '@mui/material/styles'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { StickyFooter } from '#ui/layout/StickyFooter.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { StepList, stepNames } from './StepList.tsx'

type WizardFrameProps = {
  step: QuoteStep
  /** "Restart" on the first step, "Back" on the others (QUOTE-6). */
  onBack: () => void
  /** The step's own action; there is none while the step is loading. */
  submit?: { label: string; run: () => void; isPrimary: boolean; isBusy?: boolean; refusal?: string | undefined }
  /** Above the buttons of a small screen. */
  totals?: ReactNode
  children: ReactNode
}

/** The steps between the way back and the way on, which stay in view. */
export function WizardFrame({ step, onBack, submit, totals, children }: WizardFrameProps) {
  const isNarrow = useNarrow()
  const number = quoteSteps.indexOf(step) + 1
  useHotkey('mod+enter', () => submit?.run(), {
    enabled: submit !== undefined && !submit.refusal,
    label: submit?.label ?? '',
  })
  const isFirst = number === 1
  const back = (
    <Button icon={isFirst ? <RotateCcw /> : <ArrowLeft />} onClick={onBack}>
      {isFirst ? 'Restart' : 'Back'}
    </Button>
  )
  const forward = submit && (
    <Button
      kind={submit.isPrimary ? 'primary' : 'secondary'}
      shortcut={hotkeyText('mod+enter')}
      loading={submit.isBusy ?? false}
      onClick={submit.run}
      {...(submit.refusal && { disabledReason: submit.refusal })}
    >
      {submit.label}
    </Button>
  )
  // One tree for all widths: what is being typed survives a window that becomes narrow.
  return (
    <Page>
      {isNarrow ? (
        <PhoneHead>
          <h1>Get Quotes</h1>
          <p>{`Step ${number} of ${quoteSteps.length} · ${stepNames[step]}`}</p>
          <Progress aria-hidden="true" style={{ width: `${(number / quoteSteps.length) * 100}%` }} />
        </PhoneHead>
      ) : (
        <Head>
          <VisuallyHidden as="h1">Get Quotes</VisuallyHidden>
          <div>{back}</div>
          <StepList step={step} />
          <End>{forward}</End>
        </Head>
      )}
      <Content>{children}</Content>
      {isNarrow && (
        <Foot>
          {totals}
          <StickyFooter>
            {back}
            {forward}
          </StickyFooter>
        </Foot>
      )}
    </Page>
  )
}

/** Fills the screen beyond the padding that other screens have. */
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
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '0 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const End = styled('div')({ display: 'flex', justifyContent: 'flex-end' })
/** The totals stay with the buttons. */
const Foot = styled('div')({ position: 'sticky', bottom: 0, zIndex: 5 })
const Content = styled('div')({ flex: 1, minWidth: 0 })

const PhoneHead = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '10px 12px',
  borderBottom: `2px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h1': { fontSize: 16, lineHeight: '22px', fontWeight: 600 },
  '& p': { color: theme.vars.palette.text.tertiary, fontSize: 13, lineHeight: '18px' },
}))

const Progress = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  bottom: -2,
  height: 2,
  backgroundColor: theme.vars.palette.accent.main,
}))
