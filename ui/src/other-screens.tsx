import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { sitePaths } from '@kaoiro/core/pages'
import { isPinned } from './adapters/counter-pin.js'
import { loadScreen } from './adapters/load-screen.js'

const AccessibilityScreen = lazy(loadScreen(() => import('./legal/accessibility-screen.js')))
const BeforePhotoScreen = lazy(loadScreen(() => import('./legal/before-photo-screen.js')))
const PrivacyScreen = lazy(loadScreen(() => import('./legal/privacy-screen.js')))
const NotFoundScreen = lazy(loadScreen(() => import('./shell/not-found-screen.js')))
const CatalogueScreen = lazy(loadScreen(() => import('./catalogue/catalogue-screen.js')))
const StaffScreen = lazy(loadScreen(() => import('./staff/staff-screen.js')))
const CounterScreen = lazy(loadScreen(() => import('./counter/counter-screen.js')))

/** Screens outside the way to a result. Their files are named here, because the first load contains the names that it loads. */
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
