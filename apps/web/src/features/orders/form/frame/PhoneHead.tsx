import { styled } from '@mui/material/styles'
import { List, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sectionElement } from '#features/orders/form/sections/order-sections.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { type SectionState, useFormErrors } from './form-errors.tsx'
import { goToSection } from './SectionList.tsx'
import { SegmentIcon } from './SectionMark.tsx'

type PhoneHeadProps = { title: string; isDirty: boolean; onClose: () => void }

/** Small screens: current section of the form and the state of each section. */
export function PhoneHead({ title, isDirty, onClose }: PhoneHeadProps) {
  const { sections } = useFormErrors()
  const present = usePresent(sections)
  const section = sections[present]
  return (
    <Head>
      <Line>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
        <div>
          <h1>{title}</h1>
          {isDirty && <p>Unsaved changes</p>}
        </div>
        <MenuButton
          label="Sections of the order"
          icon={<List />}
          iconOnly
          items={sections.map(({ id, title: label }) => ({ label, onSelect: () => goToSection(id) }))}
        />
      </Line>
      <Segments aria-hidden="true">
        {sections.map(({ id, state }, index) => (
          <div key={id} data-state={state} data-present={index === present || undefined}>
            <i />
            <SegmentIcon state={state} />
          </div>
        ))}
      </Segments>
      <Line>
        <b>{section?.title}</b>
        {section && section.errors > 0 && <em>{section.errors === 1 ? '1 error' : `${section.errors} errors`}</em>}
        <small>{`Section ${present + 1} of ${sections.length}`}</small>
      </Line>
    </Head>
  )
}

/** Index of the section in view. */
function usePresent(sections: readonly SectionState[]): number {
  const [present, setPresent] = useState(0)
  useEffect(() => {
    const update = () => {
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(sectionElement(id))?.getBoundingClientRect().top
        return top !== undefined && top < innerHeight / 3
      })
      setPresent(Math.max(0, passed.length - 1))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [sections])
  return Math.min(present, sections.length - 1)
}

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  zIndex: 6,
  display: 'grid',
  gap: 6,
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  lineHeight: '18px',
  '& > div': { flex: 1, minWidth: 0 },
  '& h1': { fontSize: 16, lineHeight: '22px', fontWeight: 600 },
  '& p, & small': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
  '& b': { fontWeight: 600 },
  '& em': { color: theme.vars.palette.late.fg, fontStyle: 'normal' },
  '& small': { marginLeft: 'auto' },
}))

const Segments = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  '& > div': { flex: 1, display: 'grid', gap: 4 },
  '& i': { height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.borderStrong },
  '& [data-state="done"] i': { backgroundColor: theme.vars.palette.accent.main },
  '& [data-state="wrong"] i': { backgroundColor: theme.vars.palette.late.fill },
  '& [data-present] i': { outline: `1px solid ${theme.vars.palette.field}`, outlineOffset: 2 },
}))
