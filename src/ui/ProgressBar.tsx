import 'antd-mobile/es/components/progress-bar/progress-bar.css'
import './antdTheme.css'
import { ProgressBar as Bar } from 'antd-mobile/es/components/progress-bar/progress-bar'

type Props = {
  /** The accessible name. */
  label: string
  /** From 0 to 1, or undefined while unknown. */
  share: number | undefined
}

/** A progress bar; antd-mobile’s has neither role nor name, so a wrapper adds them. */
export const ProgressBar = ({ label, share }: Props) => {
  const percent = share === undefined ? undefined : Math.round(100 * Math.min(share, 1))
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Bar percent={percent ?? 0} />
    </div>
  )
}
