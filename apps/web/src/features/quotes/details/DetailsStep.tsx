import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { useEffect, useRef, useState } from 'react'
import type { Go } from '#features/quotes/wizard/use-quote-address.ts'
import { DetailsForm } from './DetailsForm.tsx'

export type DetailsStepProps = {
  configuration: CustomerConfiguration
  /** What the address holds; null for a new quote. */
  details: QuoteDraft | null
  /** The same as the address writes it. */
  written: string | null
  go: Go
}

/** The first step; the form begins anew when the address changed by another hand than its own: Restart, Back, Forward. */
export function DetailsStep({ written, ...rest }: DetailsStepProps) {
  /** The address follows a moment later, when the form may have written the next one already. */
  const own = useRef(new Set([written]))
  const [generation, setGeneration] = useState(0)
  useEffect(() => {
    if (own.current.has(written)) return
    own.current = new Set([written])
    setGeneration((before) => before + 1)
  }, [written])
  const note = (text: string | null) => {
    own.current.add(text)
  }
  return <DetailsForm key={generation} {...rest} onWritten={note} />
}
