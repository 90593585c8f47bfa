import 'antd-mobile/es/components/progress-bar/progress-bar.css'
import './antdTheme.css'
import { ProgressBar as Bar } from 'antd-mobile/es/components/progress-bar/progress-bar'

type Props = {
  /** What is under way, for whoever does not see the bar. */
  label: string
  /** From 0 to 1, or undefined while nobody knows. */
  share: number | undefined
}

/** How far something has come. The library's bar has no role and no name, so they stand around it. */
export const ProgressBar = ({ label, share }: Props) => {
  const percent = share === undefined ? undefined : Math.round(100 * Math.min(share, 1))
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Bar percent={percent ?? 0} />
    </div>
  )
}
