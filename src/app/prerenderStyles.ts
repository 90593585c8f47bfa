// What the sign-in's frame is drawn with: it stands in the page before its screen is fetched.
import '@/routes/auth/Login.module.css'
import '@/routes/shared/CodeButton.module.css'
import '@/ui/Field.module.css'
import '@/routes/shared/SendButton.module.css'
import '@/ui/TextField.module.css'
import '@/ui/ToggleGroup.module.css'
