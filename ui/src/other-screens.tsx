import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { sitePaths } from '@kaoiro/core/flow'
import { isPinned } from './adapters/counter-pin.js'
import { loadScreen } from './adapters/load-screen.js'
import { AccessibilityScreen } from './legal/accessibility-screen.js'
import { BeforePhotoScreen } from './legal/before-photo-screen.js'
import { PrivacyScreen } from './legal/privacy-screen.js'
import { NotFoundScreen } from './shell/not-found-screen.js'

const CatalogueScreen = lazy(loadScreen(() => import('./catalogue/catalogue-screen.js')))
const StaffScreen = lazy(loadScreen(() => import('./staff/staff-screen.js')))
const CounterScreen = lazy(loadScreen(() => import('./counter/counter-screen.js')))

/** Screens outside the way to a result, in one file, because the first load contains each file's name. */
const OtherScreens = () => (
  <Routes>
    <Route path={sitePaths.counter} element={<CounterScreen />} />
    {isPinned() ? (
      <Route path="*" element={<Navigate to={sitePaths.counter} replace />} />
    ) : (
      <>
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
