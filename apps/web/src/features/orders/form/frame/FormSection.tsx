import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Locked, useDraft, useOrderForm, useRevealed } from '#features/orders/form/order-form.tsx'
import {
  type SectionId,
  sectionElement,
  sectionField,
  settledByQuote,
} from '#features/orders/form/sections/order-sections.ts'
import { useRatePrice } from '#features/orders/form/use-rate-price.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import type { SectionState } from './form-errors.tsx'
import { LockedSign, SectionMark } from './SectionMark.tsx'
import { sectionSummary } from './section-summary.ts'

type Titled = SectionState & { id: Exclude<SectionId, 'stops'> }
type FormSectionProps = { section: Titled; children: ReactNode }

/**
 * A section of the form. Complete sections start collapsed on a small screen, and where the quote settles them. A
 * collapsed section stays mounted.
 */
export function FormSection({ section, children }: FormSectionProps) {
  const { id, title } = section
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useOpening(section)
  const contentId = useId()
  const { lockOf, quoted, hasQuote } = useOrderForm()
  const isFoldable = isNarrow || (quoted !== null && hasQuote && settledByQuote.includes(id))
  const isClosed = isFoldable && !isOpen
  const lock = lockOf(sectionField(id))
  const summary = (
    <>
      {lock && <LockedSign reason={lock} />}
      {isNarrow && <SectionMark section={section} />}
      {isFoldable && (
        <IconButton
          label={isOpen ? `Close ${title}` : `Open ${title}`}
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </>
  )
  return (
    <Place id={sectionElement(id)} tabIndex={-1}>
      <Section
        flush
        title={title}
        side={summary}
        {...(id === 'quote' && quoted && { className: 'chosen' })}
        {...(isClosed && { subtitle: <Summary section={section} />, className: isNarrow ? 'closed' : 'folded' })}
      >
        <Content id={contentId} hidden={isClosed}>
          <Locked field={sectionField(id)}>{children}</Locked>
        </Content>
      </Section>
    </Place>
  )
}

/** Summary of a collapsed section, or a note that it is incomplete. */
function Summary({ section: { id, state } }: { section: Titled }) {
  const { quote } = useOrderForm()
  const price = useRatePrice()
  const summary = useDraft((draft) => sectionSummary(id, { draft, quote, price }))
  return state === 'open' ? 'Something is missing' : summary
}

/** Opens when a field inside is revealed, and when a choice elsewhere makes the section incomplete. */
function useOpening({ errors, state }: SectionState) {
  const revealed = useRevealed()
  const isDone = state === 'done'
  const [isOpen, setOpen] = useState(!isDone)
  const [wasDone, setWasDone] = useState(isDone)
  if (wasDone !== isDone) {
    setWasDone(isDone)
    if (!isDone) setOpen(true)
  }
  const isWanted = revealed !== null && errors > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: every wish to see a field opens its section again
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted, revealed])
  return [isOpen, setOpen] as const
}

/** The summary of a collapsed section stands below the title. */
const Section = styled(Card)(({ theme }) => ({
  '&.chosen': {
    borderColor: theme.vars.palette.accent.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.accent.main}`,
  },
  '&.folded > div:first-of-type': { borderBottom: 0 },
  '&.closed > div:first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 8px',
    padding: '8px 8px 8px 16px',
    borderBottom: 0,
    '& > div': { gridRow: '1 / span 2', gridColumn: 2 },
  },
}))

/** Scrolls to a position below the sticky bars. */
export const Place = styled('div')({ scrollMarginTop: 120, outline: 'none', minWidth: 0 })
const Content = styled('div')({ padding: 16, '&[hidden]': { display: 'none' } })
