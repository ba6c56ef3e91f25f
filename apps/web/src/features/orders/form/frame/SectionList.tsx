import { stopTitle } from '@lanewise/domain/orders/stops/stop-list'
import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { MissingBox } from '#features/orders/form/save/Missing.tsx'
import {
  freightElement,
  type SectionId,
  sectionElement,
  stopElement,
} from '#features/orders/form/sections/order-sections.ts'
import { useIsPair } from '#features/orders/form/stops/stops-form.ts'
import { breakpoints, radius } from '#ui/theme/tokens.ts'
import { type PlacedError, useFormErrors } from './form-errors.tsx'
import { ErrorCount, SectionIcon } from './SectionMark.tsx'

/** Section list at the left, with complete sections and errors marked. */
export function SectionList() {
  const { sections, errors } = useFormErrors()
  const { quoted } = useOrderForm()
  const isPair = useIsPair()
  const titles = useDraft(({ stops, shippingMode }) =>
    stops.map((_stop, index) => stopTitle(stops, index, shippingMode)),
  )
  return (
    <List aria-label="Sections of the order">
      {sections.map((section) => (
        <Fragment key={section.id}>
          <Entry type="button" onClick={() => goToSection(section.id)}>
            <SectionIcon state={section.state} />
            <span>{section.title}</span>
            {section.errors > 0 && <ErrorCount count={section.errors} />}
          </Entry>
          {section.id === 'stops' &&
            titles.map((title, index) => (
              <Entry
                // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its place
                key={index}
                type="button"
                data-inner=""
                onClick={() => goTo(stopElement(index))}
              >
                <span>{title}</span>
                <StopErrors errors={errors.filter(({ name }) => !(isPair && isOfFreight(name)))} index={index} />
              </Entry>
            ))}
          {section.id === 'stops' && isPair && (
            <Entry type="button" data-inner="" onClick={() => goTo(freightElement)}>
              <span>Freight</span>
              <Count errors={errors.filter(({ name }) => isOfFreight(name))} />
            </Entry>
          )}
        </Fragment>
      ))}
      {quoted && <MissingBox />}
    </List>
  )
}

const isOfFreight = (name: string) => /^stops\.\d+\.lineItems/.test(name)

const StopErrors = ({ errors, index }: { errors: readonly PlacedError[]; index: number }) => (
  <Count errors={errors.filter(({ name }) => name.startsWith(`stops.${index}.`))} />
)

const Count = ({ errors }: { errors: readonly PlacedError[] }) =>
  errors.length > 0 && <ErrorCount count={errors.length} />

export const goToSection = (id: SectionId) => goTo(sectionElement(id))

function goTo(id: string) {
  const element = document.getElementById(id) ?? document.getElementById(sectionElement('stops'))
  element?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  element?.focus({ preventScroll: true })
}

const List = styled('nav')({
  position: 'sticky',
  top: 122,
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 0 16px 16px',
  [`@media (max-width:${breakpoints.w1024 - 0.05}px)`]: { display: 'none' },
})

const Entry = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 30,
  padding: '4px 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '& > :last-child:not(:only-child):not(span:nth-of-type(2))': { marginLeft: 'auto' },
  '&[data-inner]': { paddingLeft: 32, fontWeight: 400, justifyContent: 'space-between' },
}))
