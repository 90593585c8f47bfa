import './antd'

export { PullToRefresh } from 'antd-mobile'
