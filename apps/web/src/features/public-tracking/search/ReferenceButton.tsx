import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { ReferenceSearch } from './ReferenceSearch.tsx'

export function ReferenceButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" onClick={() => setIsOpen(true)}>
        Search with Reference #
      </Button>
      {isOpen && <ReferenceSearch onClose={() => setIsOpen(false)} />}
    </>
  )
}
