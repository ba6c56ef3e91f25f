import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { sectionElement } from '#features/orders/form/sections/order-sections.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { SectionMark } from './SectionMark.tsx'
import type { SectionState } from './use-form-errors.ts'

type FormSectionProps = { section: SectionState; children: ReactNode }

/** A section of the form; on a small screen what is complete starts closed, and nothing in it is ever taken away. */
export function FormSection({ section, children }: FormSectionProps) {
  const { id, title, errors, state } = section
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(state !== 'done')
  const contentId = useId()
  const { revealed } = useOrderForm()
  const isWanted = revealed !== null && errors > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: every wish to see a field opens its section again
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted, revealed])
  const toggle = (
    <IconButton
      label={isOpen ? `Close ${title}` : `Open ${title}`}
      icon={isOpen ? <ChevronUp /> : <ChevronDown />}
      aria-expanded={isOpen}
      aria-controls={contentId}
      onClick={() => setOpen(!isOpen)}
    />
  )
  return (
    <Place id={sectionElement(id)} tabIndex={-1}>
      <Card
        flush
        title={title}
        {...(isNarrow && {
          aside: (
            <>
              <SectionMark section={section} />
              {toggle}
            </>
          ),
        })}
      >
        <Content id={contentId} hidden={isNarrow && !isOpen}>
          {children}
        </Content>
      </Card>
    </Place>
  )
}

/** Below the bars that stay in view when it is scrolled to. */
export const Place = styled('div')({ scrollMarginTop: 120, outline: 'none', minWidth: 0 })
const Content = styled('div')({ padding: 16, '&[hidden]': { display: 'none' } })
