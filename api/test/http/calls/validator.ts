import type { FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { JsonSchema } from '../../../src/http/calls/json-schema.js'

/** Compiles a schema with Fastify's validator. */
export const validatorOf = async (
  schema: JsonSchema,
): Promise<(value: unknown) => Promise<boolean>> => {
  const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const
  // The compiled schema does not depend on the request.
  const service = Fastify({ ajv: { customOptions: { ...customOptions, allowUnionTypes: true } } })
  let validate: ReturnType<FastifyRequest['compileValidationSchema']> | undefined
  service.get('/', (request) => {
    validate = request.compileValidationSchema(schema)
    return ''
  })
  await service.inject('/')
  await service.close()
  if (validate === undefined) throw new Error('the schema could not be compiled')
  const isValid = validate
  return (value) => Promise.resolve(isValid(value))
}
