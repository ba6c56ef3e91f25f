import { type QuoteStep, quoteSteps } from '@lanewise/contract/quote-address'
import { styled } from '@mui/material/styles'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { StickyFooter } from '#ui/layout/StickyFooter.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { StepList, stepNames } from './StepList.tsx'

type Submit = { label: string; run: () => void; isPrimary: boolean; isBusy?: boolean; refusal?: string | undefined }

type WizardFrameProps = {
  step: QuoteStep
  /** "Restart" on the first step, "Back" on the others (QUOTE-6). */
  onBack: () => void
  /** Main action of the step. A step that is loaded inside its frame provides it with `StepAction` instead. */
  submit?: Submit
  /** Totals above the buttons on small screens. */
  totals?: ReactNode
  /** The main action stands below the content, on screens that are not small. */
  endsBelow?: boolean
  children: ReactNode
}

/** Frame of a step. Its back and continue buttons stay in view. */
export function WizardFrame({ step, onBack, submit, totals, endsBelow = false, children }: WizardFrameProps) {
  const isNarrow = useNarrow()
  const number = quoteSteps.indexOf(step) + 1
  const [action, setAction] = useState<HTMLElement | null>(null)
  const [above, setAbove] = useState<HTMLElement | null>(null)
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ action, above, beside }), [action, above, beside])
  const isFirst = number === 1
  const back = (
    <Button icon={isFirst ? <RotateCcw /> : <ArrowLeft />} onClick={onBack}>
      {isFirst ? 'Restart' : 'Back'}
    </Button>
  )
  const forward = <Slot ref={setAction}>{submit && <Forward submit={submit} />}</Slot>
  // One component tree for all widths, so that unfinished input survives when the window becomes narrow.
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
          <End>{!endsBelow && forward}</End>
        </Head>
      )}
      <Content>
        <PlacesContext value={places}>{children}</PlacesContext>
      </Content>
      {!isNarrow && endsBelow && (
        <StickyFooter>
          <Beside ref={setBeside} />
          {forward}
        </StickyFooter>
      )}
      {isNarrow && (
        <Foot>
          <Slot ref={setAbove}>{totals}</Slot>
          <StickyFooter>
            {back}
            {forward}
          </StickyFooter>
        </Foot>
      )}
    </Page>
  )
}

/** Elements in which the frame shows the action and totals of its content. */
type Places = Record<'action' | 'above' | 'beside', HTMLElement | null>
const PlacesContext = createContext<Places>({ action: null, above: null, beside: null })

type StepActionProps = { submit: Submit; totals: ReactNode; beside?: ReactNode }

/**
 * Action of a step that is loaded inside its frame, the totals above the buttons of a small screen, and the text beside
 * the action in the footer of a wide one. The frame is not remounted, so it keeps focus and scroll position.
 */
export function StepAction({ submit, totals, beside }: StepActionProps) {
  const places = useContext(PlacesContext)
  return (
    <>
      {places.action && createPortal(<Forward submit={submit} />, places.action)}
      {places.above && createPortal(totals, places.above)}
      {places.beside && createPortal(beside, places.beside)}
    </>
  )
}

function Forward({ submit }: { submit: Submit }) {
  const { label, run, isPrimary, isBusy = false, refusal } = submit
  useHotkey('mod+enter', run, { enabled: !refusal, label })
  return (
    <Button
      kind={isPrimary ? 'primary' : 'secondary'}
      shortcut={hotkeyText('mod+enter')}
      loading={isBusy}
      onClick={run}
      {...(refusal && { disabledReason: refusal })}
    >
      {label}
    </Button>
  )
}

/** Fills the screen, including the padding that other screens have. */
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

/** Lays out its content as part of the surrounding element. */
const Slot = styled('div')({ display: 'contents' })
const End = styled('div')({ display: 'flex', justifyContent: 'flex-end' })
const Beside = styled('div')({ flex: 1, alignSelf: 'center', minWidth: 0 })
/** The totals stick to the bottom together with the buttons. */
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
