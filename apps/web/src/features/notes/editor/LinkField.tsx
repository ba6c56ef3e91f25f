import { safeLink } from '@lanewise/domain/notes/note-html'
import { styled } from '@mui/material/styles'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'

/** Target of the selected text: a web page, an email address or a phone number. */
export function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const href = safeLink(address) ?? safeLink(address.includes('@') ? `mailto:${address}` : `https://${address}`)
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim() === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href: href ?? '' }).run()
    onClose()
  }
  return (
    <Row>
      <TextInput
        autoFocus
        aria-label="Link address"
        placeholder="https://, name@company or tel:"
        value={address}
        onChange={setAddress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter' && (href || address === '')) apply()
          else onClose()
        }}
      />
      <Button size="small" disabled={address.trim() !== '' && !href} onClick={apply}>
        {address.trim() === '' ? 'Remove' : 'Apply'}
      </Button>
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', gap: 4, marginTop: 4 })
