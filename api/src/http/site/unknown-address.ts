import type { FastifyRequest } from 'fastify'
import type { Problem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'
import { invalidAddress } from './routed-address.js'

/** The problem of an address that no route has. */
export const unknownAddress = ({ url }: FastifyRequest): Problem =>
  url === invalidAddress ? problems.badRequest : problems.notFound
