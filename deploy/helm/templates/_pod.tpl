{{- define "kaoiro.pod" -}}
# Otherwise a Service named kaoiro would set KAOIRO_PORT.
enableServiceLinks: false
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
volumes:
  - { name: data, emptyDir: { sizeLimit: 64Mi } }
  - { name: tmp, emptyDir: { sizeLimit: 64Mi } }
  {{- if .Values.store }}
  - name: store
    {{- toYaml .Values.store | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "kaoiro.container" -}}
image: {{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
envFrom: [{ configMapRef: { name: kaoiro } }, { secretRef: { name: {{ .Values.secret }} } }]
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
  {{- if .Values.store }}
  - { name: store, mountPath: /store, readOnly: true }
  {{- end }}
{{- end }}
