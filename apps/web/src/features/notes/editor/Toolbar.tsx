import { fontOf, fontStyle } from '@lanewise/domain/notes/note-html'
import { deepestList, type NoteHeading, noteHeadings } from '@lanewise/domain/notes/note-rules'
import { styled } from '@mui/material/styles'
import type { Editor } from '@tiptap/react'
import {
  Bold,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
  List,
  ListOrdered,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { fontOptions, listDepth } from './extensions.ts'
import { LinkField } from './LinkField.tsx'

type ToolbarProps = { editor: Editor | null; onPictures: (files: File[]) => void }

export function Toolbar({ editor, onPictures }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  if (!editor) return null
  return (
    <Frame>
      <Bar role="toolbar" aria-label="Formatting">
        <HeadingChoice editor={editor} />
        <FontChoice editor={editor} />
        <Marks editor={editor} />
        <Lists editor={editor} />
        <Toggle label="Link" icon={<Link2 />} isOn={editor.isActive('link')} onClick={() => setLinking(!isLinking)} />
        <PictureChoice onPictures={onPictures} />
      </Bar>
      {isLinking && <LinkField editor={editor} onClose={() => setLinking(false)} />}
    </Frame>
  )
}

const headingOptions = noteHeadings.map((level) => ({
  value: String(level),
  label: level === 0 ? 'Normal' : `H${level}`,
}))

function HeadingChoice({ editor }: { editor: Editor }) {
  const level = noteHeadings.find((one) => one > 0 && editor.isActive('heading', { level: one })) ?? 0
  const choose = (value: string) => {
    const chosen = Number(value) as NoteHeading
    const chain = editor.chain().focus()
    if (chosen === 0) chain.setParagraph().run()
    else chain.setHeading({ level: chosen }).run()
  }
  return (
    <Choice>
      <Select aria-label="Heading" value={String(level)} options={headingOptions} onChange={choose} />
    </Choice>
  )
}

function FontChoice({ editor }: { editor: Editor }) {
  const { fontFamily } = editor.getAttributes('textStyle') as { fontFamily?: string }
  const font = fontOf(`font-family:${fontFamily ?? ''}`)
  const choose = (value: (typeof fontOptions)[number]['value'] | null) => {
    const chain = editor.chain().focus()
    if (value === null) chain.unsetFontFamily().run()
    else chain.setFontFamily(fontStyle(value).replace('font-family: ', '')).run()
  }
  return (
    <Choice data-wide="">
      <Select clearable aria-label="Font" placeholder="Font" value={font} options={fontOptions} onChange={choose} />
    </Choice>
  )
}

function Marks({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  return (
    <>
      <Toggle label="Bold" icon={<Bold />} isOn={editor.isActive('bold')} onClick={() => chain().toggleBold().run()} />
      <Toggle
        label="Italic"
        icon={<Italic />}
        isOn={editor.isActive('italic')}
        onClick={() => chain().toggleItalic().run()}
      />
      <Toggle
        label="Underline"
        icon={<Underline />}
        isOn={editor.isActive('underline')}
        onClick={() => chain().toggleUnderline().run()}
      />
      <Toggle
        label="Strike through"
        icon={<Strikethrough />}
        isOn={editor.isActive('strike')}
        onClick={() => chain().toggleStrike().run()}
      />
    </>
  )
}

function Lists({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const depth = listDepth(editor)
  return (
    <>
      <Toggle
        label="List"
        icon={<List />}
        isOn={editor.isActive('bulletList')}
        onClick={() => chain().toggleBulletList().run()}
      />
      <Toggle
        label="Numbered list"
        icon={<ListOrdered />}
        isOn={editor.isActive('orderedList')}
        onClick={() => chain().toggleOrderedList().run()}
      />
      {depth > 0 && (
        <>
          <Toggle
            label="One level deeper"
            icon={<IndentIncrease />}
            isOff={depth >= deepestList || !editor.can().sinkListItem('listItem')}
            onClick={() => chain().sinkListItem('listItem').run()}
          />
          <Toggle
            label="One level up"
            icon={<IndentDecrease />}
            onClick={() => chain().liftListItem('listItem').run()}
          />
        </>
      )}
    </>
  )
}

function PictureChoice({ onPictures }: { onPictures: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Toggle label="Picture" icon={<ImagePlus />} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label="Pictures"
        accept="image/*,.heic,.heif,.gif,.webp"
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

type ToggleProps = { label: string; icon: ReactNode; isOn?: boolean; isOff?: boolean; onClick: () => void }

const Toggle = ({ label, icon, isOn, isOff = false, onClick }: ToggleProps) => (
  <IconButton
    label={label}
    icon={icon}
    size="small"
    disabled={isOff}
    aria-pressed={isOn}
    // Prevents the press from clearing the selection of the editor.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    sx={{ '&[aria-pressed="true"]': { backgroundColor: 'hover', color: 'primary.main' } }}
  />
)

const Frame = styled('div')(({ theme }) => ({ padding: 4, borderBottom: `1px solid ${theme.vars.palette.divider}` }))

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 })

const Choice = styled('div')({
  width: 92,
  '&[data-wide]': { width: 112 },
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
  [TOUCH]: { width: 116, '&[data-wide]': { width: 140 } },
})
