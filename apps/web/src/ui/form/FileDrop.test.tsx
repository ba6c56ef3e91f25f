import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { FileDrop } from './FileDrop.tsx'

function Import() {
  const [files, setFiles] = useState<File[]>([])
  return (
    <FileDrop
      files={files}
      onChange={setFiles}
      accept={['.csv']}
      maxFiles={1}
      maxBytes={10}
      label="Drop one CSV file here"
    />
  )
}

const file = (name: string, text = 'a,b') => new File([text], name)
const zone = () => screen.getByText('Drop one CSV file here').parentElement!
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })
const names = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem')

describe('FileDrop', () => {
  it('takes a dropped file of the right kind', () => {
    renderUi(<Import />)
    drop(file('Items.CSV'))
    expect(names('Chosen files')[0]).toHaveTextContent('Items.CSV')
  })

  it('takes a file by the button too', async () => {
    const { container } = renderUi(<Import />)
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled()
    await userEvent.upload(container.querySelector('input')!, file('items.csv'))
    expect(names('Chosen files')).toHaveLength(1)
  })

  it('shows a refused file with its name and every reason', () => {
    renderUi(<Import />)
    drop(file('items.xlsx', 'far too long a text'))
    const [refused] = names('Rejected files')
    expect(refused).toHaveTextContent('items.xlsx')
    expect(refused).toHaveTextContent('File type must be .csv')
    expect(refused).toHaveTextContent('File is larger than')
    expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull()
  })

  it('takes exactly one file', () => {
    renderUi(<Import />)
    drop(file('one.csv'), file('two.csv'))
    expect(names('Chosen files')).toHaveLength(1)
    expect(names('Rejected files')[0]).toHaveTextContent(/two\.csv.*Only one file is allowed/)
  })

  it('gives a file back', async () => {
    renderUi(<Import />)
    drop(file('one.csv'))
    await userEvent.click(screen.getByRole('button', { name: 'Remove one.csv' }))
    drop(file('two.csv'))
    expect(names('Chosen files')[0]).toHaveTextContent('two.csv')
  })
})
