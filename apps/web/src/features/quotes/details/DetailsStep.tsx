import { useEffect, useRef, useState } from 'react'
import { DetailsForm, type DetailsFormProps } from './DetailsForm.tsx'

type DetailsStepProps = Omit<DetailsFormProps, 'onWritten'> & {
  /** The same details in the text format of the address. */
  written: string | null
}

/**
 * First step of the wizard. The form is reset when something other than the form itself changed the address: Restart,
 * Back or Forward.
 */
export function DetailsStep({ written, ...rest }: DetailsStepProps) {
  /**
   * Texts that the form itself wrote. The address updates with a delay, when the form may have written the next text
   * already.
   */
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
