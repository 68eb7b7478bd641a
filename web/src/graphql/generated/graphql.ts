/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A role in the whole product; it opens staff areas, never the data of a school. */
export type GlobalRole =
  | 'CENTER_ADMIN'
  | 'CONTENT_DEVELOPER'
  | 'CONTENT_MANAGER'
  | 'CUSTOMER_SUCCESS'
  | 'DEVELOPER'
  | 'DISTRIBUTOR'
  | 'INSTRUCTOR'
  | 'MAIN_INSTRUCTOR'
  | 'PRODUCT_MANAGER'
  | 'RESELLER'
  | 'SALES_MANAGER'
  | 'STUDENT'
  | 'SYSTEM_ADMIN'
  | 'TECH_SUPPORT'
  | 'USER';

export type Shell_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Shell_ViewerQuery = { viewer: { id: string, first_name: string, last_name: string, email: string, avatar: string | null, role: GlobalRole } | null };


export const Shell_ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell_viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<Shell_ViewerQuery, Shell_ViewerQueryVariables>;