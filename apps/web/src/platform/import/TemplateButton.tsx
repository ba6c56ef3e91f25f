import { Download } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'

/** Downloads the template of an upload, a file in `/templates`. */
export const TemplateButton = ({ file }: { file: string }) => (
  <Button size="small" icon={<Download />} component="a" href={`/templates/${file}`} download>
    Download template
  </Button>
)
