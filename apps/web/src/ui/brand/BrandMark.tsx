import { useTheme } from '@mui/material/styles'

/**
 * A lane: two white edges and a dashed yellow center line on the accent square. The product's name is shown next to it.
 */
export function BrandMark({ size = 24 }: { size?: number }) {
  const { brand, common } = useTheme().vars.palette
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill={brand.mark} />
      <g strokeWidth="2" strokeLinecap="round">
        <path d="M9.7 5 6.6 19M14.3 5l3.1 14" stroke={common.white} />
        <path d="M12 5v2.5M12 10.5v3M12 16v3" stroke={brand.line} />
      </g>
    </svg>
  )
}
