import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { sitePaths } from '@kaoiro/core/pages'
import { isPinned } from './adapters/counter-pin.js'
import { loadScreen } from './adapters/load-screen.js'
import { notFoundTexts } from '@kaoiro/texts/screens'
import { useCleanAddress } from './adapters/use-clean-address.js'
import { ButtonLink } from './components/controls/screen-links.js'
import { MessageScreen } from './components/screen.js'
import { paths } from './site/paths.js'
import { useTexts } from './language/use-texts.js'

const loadLegal = () => import('./legal/legal-screens.js')
const AccessibilityScreen = lazy(
  loadScreen(() => loadLegal().then((legal) => ({ default: legal.AccessibilityScreen }))),
)
const BeforePhotoScreen = lazy(
  loadScreen(() => loadLegal().then((legal) => ({ default: legal.BeforePhotoScreen }))),
)
const PrivacyScreen = lazy(
  loadScreen(() => loadLegal().then((legal) => ({ default: legal.PrivacyScreen }))),
)
const CatalogueScreen = lazy(loadScreen(() => import('./catalogue/catalogue-screen.js')))
const StaffScreen = lazy(loadScreen(() => import('./staff/staff-screen.js')))
const ColourScreen = lazy(loadScreen(() => import('./wear/colour-screen.js')))
const CounterScreen = lazy(loadScreen(() => import('./counter/counter-screen.js')))

/** Screens outside the way to a result. Their files are named here, because the first load contains the names that it loads. */
const OtherScreens = () => (
  <Routes>
    <Route path={sitePaths.counter} element={<CounterScreen />} />
    {isPinned() ? (
      <Route path="*" element={<Navigate to={sitePaths.counter} replace />} />
    ) : (
      <>
        <Route path={sitePaths.colour} element={<ColourScreen />} />
        <Route path={sitePaths.staff} element={<StaffScreen />} />
        <Route path={sitePaths.beforePhoto} element={<BeforePhotoScreen />} />
        <Route path={sitePaths.data} element={<PrivacyScreen />} />
        <Route path={sitePaths.accessibility} element={<AccessibilityScreen />} />
        <Route path={sitePaths.catalogue} element={<CatalogueScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </>
    )}
  </Routes>
)

export default OtherScreens

/** Shown for unknown paths. */
const NotFoundScreen = () => {
  useCleanAddress()
  const words = useTexts(notFoundTexts)
  return (
    <MessageScreen words={words}>
      <ButtonLink variant="primary" to={paths.home}>
        {words.home}
      </ButtonLink>
    </MessageScreen>
  )
}
