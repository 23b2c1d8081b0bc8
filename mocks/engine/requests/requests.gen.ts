// Generated from the contract by `npm run api`. Do not edit.

import type { Json, RequestShape } from './request-shape';

/** What the calls of each operation may carry. */
export const requests: Readonly<Record<string, RequestShape>> = {
 "getSession": {},
 "getAuthUser": {},
 "updateAuthUser": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/AuthUserUpdate"
   }
  }
 },
 "login": {
  "session": "none",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/LoginRequest"
   }
  }
 },
 "logout": {
  "session": "none",
  "query": {
   "others": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   }
  }
 },
 "confirmEmail": {
  "session": "none",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConfirmEmailRequest"
   }
  }
 },
 "sendEmailConfirmation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EmailConfirmationRequest"
   }
  }
 },
 "listUsers": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "suggested": {
    "schema": {
     "type": "boolean"
    }
   },
   "muted": {
    "schema": {
     "type": "boolean"
    }
   },
   "connected": {
    "schema": {
     "type": "boolean"
    }
   },
   "connectedTo": {
    "schema": {
     "type": "integer",
     "minimum": 1
    }
   },
   "role": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MemberRole"
    }
   },
   "area": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "near": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "radius": {
    "schema": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 200
    }
   },
   "degree": {
    "schema": {
     "type": "string",
     "enum": [
      "1",
      "2",
      "other"
     ]
    }
   },
   "strategy": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/Strategy"
    }
   },
   "online": {
    "schema": {
     "type": "boolean"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "name",
      "-joinedAt",
      "-lastSeenAt",
      "nearest",
      "relevance"
     ]
    }
   },
   "admin": {
    "schema": {
     "type": "boolean"
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/AccountStatus"
    }
   },
   "accountRole": {
    "schema": {
     "type": "string",
     "enum": [
      "user",
      "admin"
     ]
    }
   },
   "plan": {
    "schema": {
     "type": "string",
     "enum": [
      "free",
      "pro",
      "business"
     ]
    }
   }
  }
 },
 "registerUser": {
  "session": "none",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/Registration"
   }
  }
 },
 "listConnections": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "status": {
    "schema": {
     "type": "string",
     "enum": [
      "pending",
      "accepted",
      "declined",
      "blocked"
     ]
    }
   },
   "direction": {
    "schema": {
     "type": "string",
     "enum": [
      "in",
      "out"
     ]
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "recent",
      "name",
      "online"
     ],
     "default": "recent"
    }
   }
  }
 },
 "requestConnection": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConnectionRequest"
   }
  }
 },
 "updateConnection": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConnectionUpdate"
   }
  }
 },
 "removeConnection": {},
 "listPosts": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "feed": {
    "schema": {
     "type": "string",
     "enum": [
      "for-you",
      "connections",
      "deals",
      "saved"
     ],
     "default": "for-you"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "latest",
      "top"
     ],
     "default": "latest"
    }
   },
   "author": {
    "schema": {
     "type": "integer",
     "minimum": 1
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    }
   }
  }
 },
 "createPost": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPost"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "content"
    ],
    "properties": {
     "content": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 5000
     },
     "audience": {
      "$ref": "https://contract.invalid/#/$defs/Audience"
     },
     "lookingFor": {
      "$ref": "https://contract.invalid/#/$defs/LookingFor"
     },
     "videoUrl": {
      "$ref": "https://contract.invalid/#/$defs/VideoUrl"
     },
     "attachment": {
      "$ref": "https://contract.invalid/#/$defs/NewAttachment"
     },
     "poll": {
      "$ref": "https://contract.invalid/#/$defs/NewPoll"
     },
     "repostOf": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "commentsOff": {
      "type": "boolean"
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "images": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "format": "binary"
      }
     },
     "alts": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "maxLength": 300
      }
     }
    }
   },
   "maxBytes": 55000000
  }
 },
 "listTrendingTags": {
  "query": {
   "query": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    }
   }
  }
 },
 "getPost": {},
 "updatePost": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PostUpdate"
   }
  }
 },
 "deletePost": {},
 "listComments": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "top",
      "newest",
      "oldest"
     ],
     "default": "oldest"
    }
   },
   "figure": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    }
   }
  }
 },
 "createComment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewComment"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "content"
    ],
    "properties": {
     "content": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 2000
     },
     "commentId": {
      "type": "integer",
      "minimum": 1
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "pin": {
      "$ref": "https://contract.invalid/#/$defs/FigurePin"
     },
     "image": {
      "type": "string",
      "format": "binary"
     },
     "alt": {
      "type": "string",
      "maxLength": 300
     }
    }
   }
  }
 },
 "listReplies": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "updateComment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/CommentUpdate"
   }
  }
 },
 "deleteComment": {},
 "likeComment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/LikeRequest"
   }
  }
 },
 "likeReply": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/LikeRequest"
   }
  }
 },
 "listReactions": {
  "query": {
   "postId": {
    "schema": {
     "type": "integer",
     "minimum": 1
    },
    "required": true
   }
  }
 },
 "react": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewReaction"
   }
  }
 },
 "removeReaction": {},
 "listNotifications": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "unread": {
    "schema": {
     "type": "boolean"
    }
   },
   "type": {
    "schema": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    }
   }
  }
 },
 "markAllNotificationsRead": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/MarkAllRequest"
   }
  }
 },
 "updateNotification": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NotificationUpdate"
   }
  }
 },
 "removeNotification": {},
 "getMedia": {
  "session": "optional",
  "query": {
   "w": {
    "schema": {
     "type": "integer",
     "minimum": 16,
     "maximum": 3840
    }
   },
   "q": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 75
    }
   }
  }
 },
 "requestPasswordReset": {
  "session": "none",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PasswordResetRequest"
   }
  }
 },
 "setNewPassword": {
  "session": "optional",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPasswordRequest"
   }
  }
 },
 "listSessions": {},
 "endSession": {},
 "beginTwoStep": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/TwoStepBeginning"
   }
  }
 },
 "turnOnTwoStep": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/TwoStepCode"
   }
  }
 },
 "turnOffTwoStep": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/TwoStepCode"
   }
  }
 },
 "getMemberData": {},
 "listMemberRecords": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "kind": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MemberDataKind"
    },
    "required": true
   }
  }
 },
 "importMemberRecords": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/MemberImport"
   },
   "maxBytes": 45000000
  }
 },
 "closeAccount": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/AccountClosure"
   }
  }
 },
 "signInWithGoogle": {
  "session": "optional",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/GoogleSignIn"
   }
  }
 },
 "signInWithFacebook": {
  "session": "optional",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/FacebookSignIn"
   }
  }
 },
 "signInWithApple": {
  "session": "optional",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/AppleSignIn"
   }
  }
 },
 "listInvitations": {
  "session": "optional",
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/InvitationStatus"
    }
   },
   "code": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   }
  }
 },
 "inviteUsers": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/InvitationRequest"
   }
  }
 },
 "updateUser": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/UserUpdate"
   }
  }
 },
 "checkUsername": {
  "session": "none",
  "query": {
   "username": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "required": true
   }
  }
 },
 "getProfile": {
  "query": {
   "as": {
    "schema": {
     "type": "string",
     "enum": [
      "public",
      "members",
      "connections"
     ]
    }
   }
  }
 },
 "updateProfile": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ProfileUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "image": {
      "type": "string",
      "format": "binary"
     },
     "cover": {
      "type": "string",
      "format": "binary"
     },
     "profile": {
      "$ref": "https://contract.invalid/#/$defs/ProfileUpdate"
     }
    }
   }
  }
 },
 "listProfileProperties": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "as": {
    "schema": {
     "type": "string",
     "enum": [
      "public",
      "members",
      "connections"
     ]
    }
   }
  }
 },
 "listBusinesses": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "businessType": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "near": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "radius": {
    "schema": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 200
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "service": {
    "schema": {
     "type": "string",
     "maxLength": 80
    }
   },
   "online": {
    "schema": {
     "type": "boolean"
    }
   },
   "accreditation": {
    "schema": {
     "type": "string",
     "maxLength": 40
    }
   },
   "username": {
    "schema": {
     "type": "string",
     "maxLength": 30
    }
   },
   "mine": {
    "schema": {
     "type": "boolean"
    }
   },
   "unverified": {
    "schema": {
     "type": "boolean"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "relevance",
      "nearest",
      "-createdAt",
      "-rating",
      "name"
     ],
     "default": "relevance"
    }
   }
  }
 },
 "createBusiness": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBusiness"
   }
  }
 },
 "getBusiness": {},
 "updateBusiness": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/BusinessUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "image": {
      "type": "string",
      "format": "binary"
     },
     "proof": {
      "type": "array",
      "maxItems": 5,
      "items": {
       "type": "string",
       "format": "binary"
      }
     },
     "business": {
      "$ref": "https://contract.invalid/#/$defs/BusinessUpdate"
     }
    }
   }
  }
 },
 "deleteBusiness": {},
 "logEnquiry": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBusinessEnquiry"
   }
  }
 },
 "listBusinessReviews": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "createBusinessReview": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBusinessReview"
   }
  }
 },
 "updateBusinessReview": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/BusinessReviewUpdate"
   }
  }
 },
 "deleteBusinessReview": {},
 "listBusinessTypes": {
  "session": "none",
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "createBusinessType": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBusinessType"
   }
  }
 },
 "updateBusinessType": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/BusinessTypeUpdate"
   }
  }
 },
 "deleteBusinessType": {},
 "search": {
  "query": {
   "query": {
    "schema": {
     "type": "string",
     "minLength": 3,
     "maxLength": 200,
     "format": "not-blank"
    },
    "required": true
   }
  }
 },
 "listConversations": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "filter": {
    "schema": {
     "type": "string",
     "enum": [
      "all",
      "unread",
      "groups",
      "deals",
      "archived"
     ],
     "default": "all"
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   }
  }
 },
 "createConversation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewConversation"
   }
  }
 },
 "getConversation": {},
 "updateConversation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConversationUpdate"
   }
  }
 },
 "deleteConversation": {},
 "listMessages": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "around": {
    "schema": {
     "type": "integer",
     "minimum": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   },
   "pinned": {
    "schema": {
     "type": "boolean"
    }
   }
  }
 },
 "updateMessage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/MessageUpdate"
   }
  }
 },
 "deleteMessage": {
  "query": {
   "for": {
    "schema": {
     "type": "string",
     "enum": [
      "me",
      "everyone"
     ],
     "default": "me"
    }
   }
  }
 },
 "createMessage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewMessage"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "conversationId",
     "content",
     "clientId"
    ],
    "properties": {
     "conversationId": {
      "type": "integer",
      "minimum": 1
     },
     "content": {
      "type": "string",
      "maxLength": 8000
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "replyToId": {
      "type": "integer",
      "minimum": 1
     },
     "attachments": {
      "$ref": "https://contract.invalid/#/$defs/NewMessageCards"
     },
     "images": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "format": "binary"
      }
     },
     "alts": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "maxLength": 300
      }
     },
     "documents": {
      "type": "array",
      "maxItems": 5,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   },
   "maxBytes": 155000000
  }
 },
 "getAvaThread": {},
 "createAvaThread": {},
 "listAvaThreads": {},
 "getAvaMessages": {},
 "sendAvaMessage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewAvaMessage"
   }
  }
 },
 "rateAvaMessage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/AvaFeedback"
   }
  }
 },
 "getAiStatus": {},
 "askPropertySearch": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/AiSearchRequest"
   }
  }
 },
 "listPropertySearches": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "createPropertySearch": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertySearch"
   }
  }
 },
 "updatePropertySearch": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertySearchUpdate"
   }
  }
 },
 "deletePropertySearch": {},
 "listSearchMatches": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "new": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   }
  }
 },
 "listListings": {
  "query": {
   "market": {
    "schema": {
     "type": "string",
     "enum": [
      "sale",
      "rent",
      "sold",
      "auction"
     ]
    }
   },
   "includeUnderOffer": {
    "schema": {
     "type": "boolean"
    }
   },
   "locations": {
    "schema": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "format": "not-blank"
     },
     "minItems": 1,
     "maxItems": 5,
     "uniqueItems": true
    }
   },
   "near": {
    "schema": {
     "type": "string",
     "pattern": "^-?\\d{1,2}(\\.\\d{1,8})?,-?\\d{1,3}(\\.\\d{1,8})?$"
    }
   },
   "radiusMiles": {
    "schema": {
     "type": "number",
     "minimum": 0.25,
     "maximum": 40
    }
   },
   "travelMinutes": {
    "schema": {
     "type": "integer",
     "minimum": 5,
     "maximum": 90
    }
   },
   "travelBy": {
    "schema": {
     "type": "string",
     "enum": [
      "driving",
      "public_transport",
      "cycling",
      "walking"
     ]
    }
   },
   "area": {
    "schema": {
     "type": "string",
     "maxLength": 2000,
     "pattern": "^(-?\\d{1,2}(\\.\\d{1,8})?,-?\\d{1,3}(\\.\\d{1,8})?)(;-?\\d{1,2}(\\.\\d{1,8})?,-?\\d{1,3}(\\.\\d{1,8})?){2,59}$"
    }
   },
   "minPrice": {
    "schema": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    }
   },
   "maxPrice": {
    "schema": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    }
   },
   "minBeds": {
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 30
    }
   },
   "maxBeds": {
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 30
    }
   },
   "minBaths": {
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 30
    }
   },
   "types": {
    "schema": {
     "type": "array",
     "items": {
      "type": "string",
      "enum": [
       "detached",
       "semi",
       "terraced",
       "end_terrace",
       "flat",
       "maisonette",
       "bungalow",
       "studio",
       "park_home",
       "land",
       "block",
       "commercial",
       "mixed"
      ]
     },
     "minItems": 1,
     "maxItems": 13,
     "uniqueItems": true
    }
   },
   "tenures": {
    "schema": {
     "type": "array",
     "items": {
      "type": "string",
      "enum": [
       "freehold",
       "leasehold",
       "share_of_freehold",
       "commonhold"
      ]
     },
     "minItems": 1,
     "maxItems": 4,
     "uniqueItems": true
    }
   },
   "minLeaseYears": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 999
    }
   },
   "maxServiceCharge": {
    "schema": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000
    }
   },
   "maxGroundRent": {
    "schema": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000
    }
   },
   "councilTaxBands": {
    "schema": {
     "type": "array",
     "items": {
      "type": "string",
      "enum": [
       "A",
       "B",
       "C",
       "D",
       "E",
       "F",
       "G",
       "H",
       "I"
      ]
     },
     "minItems": 1,
     "maxItems": 9,
     "uniqueItems": true
    }
   },
   "minEpc": {
    "schema": {
     "type": "string",
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G"
     ]
    }
   },
   "minAreaSqm": {
    "schema": {
     "type": "number",
     "minimum": 1,
     "maximum": 100000
    }
   },
   "maxAreaSqm": {
    "schema": {
     "type": "number",
     "minimum": 1,
     "maximum": 100000
    }
   },
   "maxPricePerSqFt": {
    "schema": {
     "type": "number",
     "minimum": 1,
     "maximum": 10000
    }
   },
   "minGrossYield": {
    "schema": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    }
   },
   "minDaysOnMarket": {
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 3650
    }
   },
   "minReduction": {
    "schema": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    }
   },
   "reducedWithinDays": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 365
    }
   },
   "addedWithinDays": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 365
    }
   },
   "auctionFrom": {
    "schema": {
     "type": "string",
     "format": "date"
    }
   },
   "auctionTo": {
    "schema": {
     "type": "string",
     "format": "date"
    }
   },
   "hmoPotential": {
    "schema": {
     "type": "boolean"
    }
   },
   "chainFree": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "cashOnly": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "needsWork": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "tenanted": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "newBuild": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "retirement": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "sharedOwnership": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "article4": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "licensedArea": {
    "schema": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    }
   },
   "keywords": {
    "schema": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 2,
      "maxLength": 40,
      "format": "not-blank"
     },
     "minItems": 1,
     "maxItems": 10,
     "uniqueItems": true
    }
   },
   "notKeywords": {
    "schema": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 2,
      "maxLength": 40,
      "format": "not-blank"
     },
     "minItems": 1,
     "maxItems": 10,
     "uniqueItems": true
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "newest",
      "-daysOnMarket",
      "price",
      "-price",
      "pricePerSqFt",
      "-pricePerSqFt",
      "-grossYield",
      "-reduction"
     ],
     "default": "newest"
    }
   },
   "shown": {
    "schema": {
     "type": "string",
     "enum": [
      "visible",
      "saved",
      "hidden",
      "all"
     ],
     "default": "visible"
    }
   },
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "getListing": {},
 "markListing": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ListingMarks"
   }
  }
 },
 "searchListings": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ListingSearchRequest"
   }
  }
 },
 "listListingPins": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ListingPinsRequest"
   }
  }
 },
 "getListingStats": {
  "query": {
   "location": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    }
   },
   "listingId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "radiusMiles": {
    "schema": {
     "type": "number",
     "minimum": 0.25,
     "maximum": 10,
     "default": 3
    }
   },
   "months": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 60,
     "default": 24
    }
   }
  }
 },
 "getEpcDetails": {
  "query": {
   "postcode": {
    "schema": {
     "type": "string",
     "minLength": 5,
     "maxLength": 8
    },
    "required": true
   },
   "address": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "required": true
   }
  }
 },
 "listEvaluations": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "listingId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "strategy": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
    }
   },
   "stage": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/PipelineStage"
    }
   },
   "pipeline": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "owner": {
    "schema": {
     "type": "string",
     "enum": [
      "mine",
      "shared"
     ]
    }
   },
   "area": {
    "schema": {
     "type": "string",
     "maxLength": 8
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "maxLength": 30
    }
   },
   "minRoi": {
    "schema": {
     "type": "number",
     "minimum": -1000,
     "maximum": 100000
    }
   },
   "archived": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "trash": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "updatedAt",
      "-updatedAt",
      "createdAt",
      "-createdAt",
      "title",
      "-title",
      "price",
      "-price",
      "stampDuty",
      "-stampDuty",
      "cashIn",
      "-cashIn",
      "grossYield",
      "-grossYield",
      "netYield",
      "-netYield",
      "cashFlow",
      "-cashFlow",
      "roi",
      "-roi",
      "roce",
      "-roce",
      "moneyLeftIn",
      "-moneyLeftIn",
      "icr",
      "-icr",
      "evidence",
      "-evidence",
      "position"
     ]
    }
   }
  }
 },
 "createEvaluation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewEvaluation"
   }
  }
 },
 "getEvaluation": {},
 "updateEvaluation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EvaluationUpdate"
   }
  }
 },
 "deleteEvaluation": {},
 "evaluate": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EvaluateRequest"
   }
  }
 },
 "openEvaluationLink": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EvaluationLinkOpening"
   }
  }
 },
 "uploadEvaluationImages": {
  "body": {
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "evaluationId",
     "file"
    ],
    "properties": {
     "evaluationId": {
      "type": "string",
      "format": "uuid"
     },
     "file": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "type": "string",
       "format": "binary"
      }
     },
     "caption": {
      "type": "string",
      "maxLength": 200
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     }
    }
   }
  }
 },
 "deleteEvaluationImage": {},
 "listEvaluationSettings": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "createEvaluationSetting": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewEvaluationSetting"
   }
  }
 },
 "updateEvaluationSetting": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EvaluationSettingUpdate"
   }
  }
 },
 "deleteEvaluationSetting": {
  "query": {
   "newDefaultId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   }
  }
 },
 "listEvaluationVersions": {
  "query": {
   "evaluationId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    },
    "required": true
   },
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "nameEvaluationVersion": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewEvaluationVersion"
   }
  }
 },
 "askEvaluationOpinions": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewEvaluationOpinion"
   }
  }
 },
 "getEvaluationOpinion": {},
 "updateEvaluationOpinion": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EvaluationOpinionUpdate"
   }
  }
 },
 "withdrawEvaluationOpinion": {},
 "listPropertyViewings": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "status": {
    "schema": {
     "type": "array",
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ViewingStatus"
     }
    }
   },
   "evaluationId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "listingId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "from": {
    "schema": {
     "type": "string",
     "format": "date-time"
    }
   },
   "until": {
    "schema": {
     "type": "string",
     "format": "date-time"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "startsAt",
      "-startsAt"
     ],
     "default": "startsAt"
    }
   }
  }
 },
 "createPropertyViewing": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertyViewing"
   }
  }
 },
 "readPropertyViewing": {},
 "updatePropertyViewing": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyViewingUpdate"
   }
  }
 },
 "deletePropertyViewing": {},
 "listPropertyActions": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "kind": {
    "schema": {
     "type": "string",
     "enum": [
      "task",
      "log"
     ]
    }
   },
   "due": {
    "schema": {
     "type": "string",
     "enum": [
      "overdue",
      "today",
      "week"
     ]
    }
   },
   "done": {
    "schema": {
     "type": "boolean"
    }
   },
   "evaluationId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "tenancyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "record": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "assigned": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "owner": {
    "schema": {
     "type": "string",
     "enum": [
      "me",
      "others"
     ]
    }
   },
   "from": {
    "schema": {
     "type": "string",
     "format": "date-time"
    }
   },
   "until": {
    "schema": {
     "type": "string",
     "format": "date-time"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "dueAt",
      "-createdAt",
      "subject"
     ],
     "default": "dueAt"
    }
   }
  }
 },
 "createPropertyAction": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertyAction"
   }
  }
 },
 "getPropertyAction": {},
 "updatePropertyAction": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyActionUpdate"
   }
  }
 },
 "deletePropertyAction": {},
 "listProperties": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 120
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/PropertyStatus"
    }
   },
   "model": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/PropertyModelKey"
    }
   },
   "type": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/PropertyTypeKey"
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "maxLength": 40
    }
   },
   "owner": {
    "schema": {
     "type": "string",
     "pattern": "^(me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$"
    }
   },
   "archived": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "summary": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "address",
      "-address",
      "value",
      "-value",
      "debt",
      "-debt",
      "rent",
      "-rent",
      "yield",
      "-yield",
      "purchased",
      "-purchased",
      "gasSafety",
      "-gasSafety",
      "electrical",
      "-electrical"
     ],
     "default": "address"
    }
   }
  }
 },
 "createProperty": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewProperty"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "addressLine1",
     "town",
     "postcode",
     "typeId"
    ],
    "properties": {
     "addressLine1": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 120
     },
     "line2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 120
     },
     "town": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 80
     },
     "county": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 80
     },
     "postcode": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 10
     },
     "nation": {
      "$ref": "https://contract.invalid/#/$defs/PropertyNation"
     },
     "uprn": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 12,
      "pattern": "^[0-9]{1,12}$"
     },
     "lat": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 49,
      "maximum": 61
     },
     "lng": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -9,
      "maximum": 2
     },
     "typeId": {
      "type": "string",
      "format": "uuid"
     },
     "modelId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "tenure": {
      "oneOf": [
       {
        "$ref": "https://contract.invalid/#/$defs/PropertyTenure"
       },
       {
        "type": "null"
       }
      ]
     },
     "leaseExpiry": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "groundRent": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "serviceCharge": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "councilTaxBand": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "A",
       "B",
       "C",
       "D",
       "E",
       "F",
       "G",
       "H",
       "I",
       null
      ]
     },
     "councilTax": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "epcRating": {
      "oneOf": [
       {
        "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
       },
       {
        "type": "null"
       }
      ]
     },
     "bedrooms": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 30
     },
     "bathrooms": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 30
     },
     "receptions": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 30
     },
     "areaSqm": {
      "type": [
       "number",
       "null"
      ],
      "exclusiveMinimum": 0,
      "maximum": 100000
     },
     "yearBuilt": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1000,
      "maximum": 2100
     },
     "titleNumber": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "purchasePrice": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "purchaseDate": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "purchaseCosts": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "currentValue": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "valuedAt": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "valueSource": {
      "oneOf": [
       {
        "$ref": "https://contract.invalid/#/$defs/PropertyValueSource"
       },
       {
        "type": "null"
       }
      ]
     },
     "soldPrice": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "soldOn": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "owners": {
      "$ref": "https://contract.invalid/#/$defs/PropertyOwnerShares"
     },
     "managerId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "status": {
      "$ref": "https://contract.invalid/#/$defs/PropertyStatus"
     },
     "tags": {
      "$ref": "https://contract.invalid/#/$defs/PropertyTags"
     },
     "notes": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 4000
     },
     "evaluationId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "files": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   }
  }
 },
 "getProperty": {},
 "updateProperty": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "addressLine1": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 120
     },
     "line2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 120
     },
     "town": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 80
     },
     "county": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 80
     },
     "postcode": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 10
     },
     "nation": {
      "$ref": "https://contract.invalid/#/$defs/PropertyNation"
     },
     "uprn": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 12,
      "pattern": "^[0-9]{1,12}$"
     },
     "lat": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 49,
      "maximum": 61
     },
     "lng": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -9,
      "maximum": 2
     },
     "typeId": {
      "type": "string",
      "format": "uuid"
     },
     "modelId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "tenure": {
      "oneOf": [
       {
        "$ref": "https://contract.invalid/#/$defs/PropertyTenure"
       },
       {
        "type": "null"
       }
      ]
     },
     "leaseExpiry": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "groundRent": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "serviceCharge": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "councilTaxBand": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "A",
       "B",
       "C",
       "D",
       "E",
       "F",
       "G",
       "H",
       "I",
       null
      ]
     },
     "councilTax": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "epcRating": {
      "oneOf": [
       {
        "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
       },
       {
        "type": "null"
       }
      ]
     },
     "bedrooms": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 30
     },
     "bathrooms": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 30
     },
     "receptions": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 30
     },
     "areaSqm": {
      "type": [
       "number",
       "null"
      ],
      "exclusiveMinimum": 0,
      "maximum": 100000
     },
     "yearBuilt": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1000,
      "maximum": 2100
     },
     "titleNumber": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "purchasePrice": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "purchaseDate": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "purchaseCosts": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "currentValue": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "valuedAt": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "valueSource": {
      "oneOf": [
       {
        "$ref": "https://contract.invalid/#/$defs/PropertyValueSource"
       },
       {
        "type": "null"
       }
      ]
     },
     "soldPrice": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "soldOn": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "owners": {
      "$ref": "https://contract.invalid/#/$defs/PropertyOwnerShares"
     },
     "managerId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "status": {
      "$ref": "https://contract.invalid/#/$defs/PropertyStatus"
     },
     "tags": {
      "$ref": "https://contract.invalid/#/$defs/PropertyTags"
     },
     "notes": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 4000
     },
     "evaluationId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "images": {
      "$ref": "https://contract.invalid/#/$defs/PropertyImages"
     },
     "archived": {
      "type": "boolean"
     },
     "onProfile": {
      "type": "boolean"
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time"
     },
     "files": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   }
  }
 },
 "deleteProperty": {},
 "listPropertyModels": {},
 "listPropertyTypes": {},
 "listPropertyPackLinks": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   }
  }
 },
 "createPropertyPackLink": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertyPackLink"
   }
  }
 },
 "deletePropertyPackLink": {},
 "openPropertyPack": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyPackOpening"
   }
  }
 },
 "listPropertyManagers": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 120
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "name",
      "-name",
      "newest"
     ],
     "default": "name"
    }
   }
  }
 },
 "createPropertyManager": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertyManager"
   }
  }
 },
 "getPropertyManager": {},
 "updatePropertyManager": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyManagerUpdate"
   }
  }
 },
 "deletePropertyManager": {},
 "listContacts": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 120
    }
   },
   "kind": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/ContactKind"
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "maxLength": 40
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "name",
      "-name",
      "newest"
     ],
     "default": "name"
    }
   }
  }
 },
 "createContact": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewContact"
   }
  }
 },
 "getContact": {},
 "updateContact": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ContactUpdate"
   }
  }
 },
 "deleteContact": {},
 "listPropertySaManagements": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   }
  }
 },
 "createPropertySaManagement": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertySaManagement"
   }
  }
 },
 "getPropertySaManagement": {},
 "updatePropertySaManagement": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertySaManagementUpdate"
   }
  }
 },
 "deletePropertySaManagement": {},
 "listPropertyRooms": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   }
  }
 },
 "createPropertyRoom": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertyRoom"
   }
  }
 },
 "getPropertyRoom": {},
 "updatePropertyRoom": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyRoomUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "updatedAt": {
      "type": "string",
      "format": "date-time"
     },
     "files": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   }
  }
 },
 "deletePropertyRoom": {},
 "listPropertyEpcs": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "expired": {
    "schema": {
     "type": "boolean"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "-lodged",
      "expires"
     ],
     "default": "-lodged"
    }
   }
  }
 },
 "createPropertyEpc": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertyEpc"
   }
  }
 },
 "getPropertyEpc": {},
 "updatePropertyEpc": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyEpcUpdate"
   }
  }
 },
 "deletePropertyEpc": {},
 "listSchedules": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "evaluationId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "kind": {
    "schema": {
     "type": "string",
     "enum": [
      "works",
      "condition",
      "inventory",
      "rent"
     ]
    }
   }
  }
 },
 "createSchedule": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewSchedule"
   }
  }
 },
 "getSharedSchedule": {},
 "getSchedule": {},
 "updateSchedule": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ScheduleUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "item"
    ],
    "properties": {
     "item": {
      "type": "integer",
      "minimum": 0,
      "maximum": 299
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time"
     },
     "files": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   }
  }
 },
 "deleteSchedule": {},
 "listVideos": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "refKind": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/VideoRefKind"
    }
   },
   "refId": {
    "schema": {
     "type": "string",
     "maxLength": 64
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   }
  }
 },
 "createVideo": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewVideo"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "title",
     "refKind",
     "refId",
     "file"
    ],
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 120
     },
     "duration": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 86400
     },
     "chapters": {
      "$ref": "https://contract.invalid/#/$defs/VideoChapters"
     },
     "captions": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200000
     },
     "refKind": {
      "$ref": "https://contract.invalid/#/$defs/VideoRefKind"
     },
     "refId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "visibility": {
      "$ref": "https://contract.invalid/#/$defs/VideoVisibility"
     },
     "file": {
      "type": "string",
      "format": "binary"
     },
     "posterFile": {
      "type": "string",
      "format": "binary"
     }
    }
   },
   "maxBytes": 200000000
  }
 },
 "getVideo": {},
 "updateVideo": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/VideoUpdate"
   }
  }
 },
 "deleteVideo": {},
 "listPropertyMaintenances": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 120
    }
   },
   "status": {
    "schema": {
     "type": "array",
     "items": {
      "$ref": "https://contract.invalid/#/$defs/MaintenanceStatus"
     }
    }
   },
   "category": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MaintenanceCategory"
    }
   },
   "priority": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MaintenancePriority"
    }
   },
   "contractorId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "due": {
    "schema": {
     "type": "boolean"
    }
   },
   "overdue": {
    "schema": {
     "type": "boolean"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "newest",
      "deadline"
     ],
     "default": "newest"
    }
   }
  }
 },
 "createPropertyMaintenance": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPropertyMaintenance"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "propertyId",
     "title",
     "category",
     "priority"
    ],
    "properties": {
     "propertyId": {
      "type": "string",
      "format": "uuid"
     },
     "roomId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 120
     },
     "details": {
      "type": "string",
      "maxLength": 4000
     },
     "category": {
      "$ref": "https://contract.invalid/#/$defs/MaintenanceCategory"
     },
     "priority": {
      "$ref": "https://contract.invalid/#/$defs/MaintenancePriority"
     },
     "hazard": {
      "type": "boolean"
     },
     "reportedAt": {
      "type": "string",
      "format": "date-time"
     },
     "plannedFor": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "repeatMonths": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 120
     },
     "deferredUntil": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "reportedBy": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "contractorId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "appointmentAt": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "access": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "quotes": {
      "$ref": "https://contract.invalid/#/$defs/MaintenanceQuotes"
     },
     "estimate": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "actual": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "recharge": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "warrantyUntil": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "files": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   }
  }
 },
 "getPropertyMaintenance": {},
 "updatePropertyMaintenance": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PropertyMaintenanceUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "propertyId": {
      "type": "string",
      "format": "uuid"
     },
     "roomId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 120
     },
     "details": {
      "type": "string",
      "maxLength": 4000
     },
     "category": {
      "$ref": "https://contract.invalid/#/$defs/MaintenanceCategory"
     },
     "priority": {
      "$ref": "https://contract.invalid/#/$defs/MaintenancePriority"
     },
     "hazard": {
      "type": "boolean"
     },
     "status": {
      "$ref": "https://contract.invalid/#/$defs/MaintenanceStatus"
     },
     "reportedAt": {
      "type": "string",
      "format": "date-time"
     },
     "plannedFor": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "repeatMonths": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 120
     },
     "deferredUntil": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "reportedBy": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "contractorId": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "appointmentAt": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "access": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "quotes": {
      "$ref": "https://contract.invalid/#/$defs/MaintenanceQuotes"
     },
     "estimate": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "actual": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "recharge": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000000
     },
     "warrantyUntil": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "images": {
      "$ref": "https://contract.invalid/#/$defs/PropertyImages"
     },
     "comment": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 2000
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time"
     },
     "files": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   }
  }
 },
 "deletePropertyMaintenance": {},
 "listRooms": {},
 "listMortgages": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "companyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "fixEndsBefore": {
    "schema": {
     "type": "string",
     "format": "date"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "lender",
      "fixEnds",
      "-balance",
      "-rate"
     ],
     "default": "fixEnds"
    }
   }
  }
 },
 "createMortgage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewMortgage"
   }
  }
 },
 "updateMortgage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/MortgageUpdate"
   }
  }
 },
 "deleteMortgage": {},
 "listTenancies": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "owner": {
    "schema": {
     "type": "string",
     "pattern": "^(me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$"
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "maxLength": 40
    }
   },
   "roomId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "contactId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "status": {
    "schema": {
     "type": "array",
     "items": {
      "$ref": "https://contract.invalid/#/$defs/TenancyStatus"
     }
    }
   },
   "inArrears": {
    "schema": {
     "type": "boolean"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "startDate",
      "-startDate",
      "rent",
      "-rent"
     ],
     "default": "-startDate"
    }
   }
  }
 },
 "createTenancy": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewTenancy"
   }
  }
 },
 "updateTenancy": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/TenancyUpdate"
   }
  }
 },
 "deleteTenancy": {},
 "listTransactions": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "status": {
    "schema": {
     "type": "array",
     "items": {
      "$ref": "https://contract.invalid/#/$defs/TransactionStatus"
     }
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "owner": {
    "schema": {
     "type": "string",
     "pattern": "^(me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$"
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "maxLength": 40
    }
   },
   "tenancyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "mortgageId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "contactId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "recurringId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "category": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/TransactionCategory"
    }
   },
   "direction": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MoneyDirection"
    }
   },
   "from": {
    "schema": {
     "type": "string",
     "format": "date"
    }
   },
   "to": {
    "schema": {
     "type": "string",
     "format": "date"
    }
   },
   "taxYear": {
    "schema": {
     "type": "string",
     "pattern": "^20[0-9]{2}-[0-9]{2}$"
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "date",
      "-date",
      "amount",
      "-amount"
     ],
     "default": "-date"
    }
   },
   "perPage": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000,
     "default": 50
    }
   }
  }
 },
 "createTransaction": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewTransaction"
   }
  }
 },
 "updateTransaction": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/TransactionUpdate"
   }
  }
 },
 "deleteTransaction": {},
 "listRecurringPayments": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "tenancyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "mortgageId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "direction": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MoneyDirection"
    }
   },
   "paused": {
    "schema": {
     "type": "boolean"
    }
   }
  }
 },
 "createRecurringPayment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewRecurringPayment"
   }
  }
 },
 "updateRecurringPayment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/RecurringPaymentUpdate"
   }
  }
 },
 "deleteRecurringPayment": {},
 "listRenewalDates": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "owner": {
    "schema": {
     "type": "string",
     "pattern": "^(me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$"
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "maxLength": 40
    }
   },
   "companyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "kind": {
    "schema": {
     "type": "array",
     "items": {
      "$ref": "https://contract.invalid/#/$defs/RenewalKind"
     }
    }
   },
   "status": {
    "schema": {
     "type": "array",
     "items": {
      "$ref": "https://contract.invalid/#/$defs/RenewalStatus"
     }
    }
   },
   "from": {
    "schema": {
     "type": "string",
     "format": "date"
    }
   },
   "to": {
    "schema": {
     "type": "string",
     "format": "date"
    }
   }
  }
 },
 "createRenewalDate": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewRenewalDate"
   }
  }
 },
 "updateRenewalDate": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/RenewalDateUpdate"
   }
  }
 },
 "deleteRenewalDate": {},
 "getRenewalCalendar": {},
 "createRenewalCalendar": {},
 "deleteRenewalCalendar": {},
 "getRenewalCalendarFile": {
  "session": "none"
 },
 "listDocuments": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "folderId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "linkedTo": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "maxLength": 30
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "trash": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "share": {
    "schema": {
     "type": "string",
     "maxLength": 80
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "name",
      "-createdAt",
      "expiresOn",
      "-size"
     ],
     "default": "-createdAt"
    }
   }
  }
 },
 "createDocument": {
  "body": {
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "file"
    ],
    "properties": {
     "file": {
      "type": "string",
      "format": "binary"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 160,
      "format": "not-blank"
     },
     "folderId": {
      "type": "string",
      "format": "uuid"
     },
     "propertyId": {
      "type": "string",
      "format": "uuid"
     },
     "links": {
      "$ref": "https://contract.invalid/#/$defs/DocumentLinkList"
     },
     "tags": {
      "type": "array",
      "maxItems": 12,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 30,
       "format": "not-blank"
      }
     },
     "expiresOn": {
      "type": "string",
      "format": "date"
     },
     "renewalKind": {
      "$ref": "https://contract.invalid/#/$defs/RenewalKind"
     },
     "replaces": {
      "type": "string",
      "format": "uuid"
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     }
    }
   },
   "maxBytes": 25000000
  }
 },
 "updateDocument": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PortfolioDocumentUpdate"
   }
  }
 },
 "deleteDocument": {},
 "listFolders": {
  "query": {
   "propertyId": {
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   }
  }
 },
 "createFolder": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewFolder"
   }
  }
 },
 "updateFolder": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/FolderUpdate"
   }
  }
 },
 "deleteFolder": {},
 "listCompanies": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "createCompany": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewCompany"
   }
  }
 },
 "updateCompany": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/CompanyUpdate"
   }
  }
 },
 "deleteCompany": {},
 "searchCompanies": {
  "query": {
   "query": {
    "schema": {
     "type": "string",
     "minLength": 3,
     "maxLength": 160
    },
    "required": true
   }
  }
 },
 "listCharges": {
  "query": {
   "companyNumber": {
    "schema": {
     "type": "string",
     "pattern": "^([0-9]{8}|(SC|NI|OC|SO|NC)[0-9]{6})$"
    },
    "required": true
   },
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "listCompanyTypes": {},
 "subscribe": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewSubscription"
   }
  }
 },
 "getCheckoutStatus": {
  "query": {
   "sessionId": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "required": true
   }
  }
 },
 "upgradeSubscription": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/SubscriptionUpgrade"
   }
  }
 },
 "downgradeSubscription": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/SubscriptionDowngrade"
   }
  }
 },
 "openBillingPortal": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PortalRequest"
   }
  }
 },
 "listPayments": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/BillingStatus"
    }
   }
  }
 },
 "getUserSubscription": {},
 "getUpcomingInvoice": {
  "query": {
   "planId": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/PlanId"
    }
   },
   "interval": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/BillingInterval"
    }
   }
  }
 },
 "listMailingListEntries": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "scope": {
    "schema": {
     "type": "string",
     "enum": [
      "mine",
      "all"
     ],
     "default": "mine"
    }
   },
   "topic": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MailingTopic"
    }
   },
   "subscribed": {
    "schema": {
     "type": "boolean"
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   }
  }
 },
 "joinMailingList": {
  "session": "none",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewMailingListEntry"
   }
  }
 },
 "leaveMailingList": {
  "session": "none",
  "query": {
   "code": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "required": true
   }
  }
 },
 "listBetaApplications": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "scope": {
    "schema": {
     "type": "string",
     "enum": [
      "mine",
      "all"
     ],
     "default": "mine"
    }
   },
   "feature": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/BetaFeature"
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/BetaStatus"
    }
   }
  }
 },
 "createBetaApplication": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBetaApplication"
   }
  }
 },
 "updateBetaApplication": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/BetaApplicationUpdate"
   }
  }
 },
 "listSupportTickets": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "scope": {
    "schema": {
     "type": "string",
     "enum": [
      "mine",
      "all"
     ]
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/SupportStatus"
    }
   },
   "topic": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/SupportTopic"
    }
   },
   "reports": {
    "schema": {
     "type": "boolean"
    }
   },
   "kind": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/ReportedKind"
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "updatedAt",
      "-updatedAt",
      "createdAt",
      "-createdAt"
     ],
     "default": "-updatedAt"
    }
   }
  }
 },
 "createSupportTicket": {
  "session": "none",
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewSupportTicket"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "topic",
     "consent"
    ],
    "properties": {
     "topic": {
      "$ref": "https://contract.invalid/#/$defs/SupportTopic"
     },
     "message": {
      "type": "string",
      "minLength": 20,
      "maxLength": 4000,
      "format": "not-blank"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "format": "not-blank"
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "consent": {
      "type": "boolean",
      "const": true
     },
     "context": {
      "$ref": "https://contract.invalid/#/$defs/SupportContext"
     },
     "images": {
      "type": "array",
      "maxItems": 3,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   }
  }
 },
 "getSupportTicket": {},
 "updateSupportTicket": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/SupportTicketUpdate"
   }
  }
 },
 "getAdminOverview": {},
 "listAuditEntries": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "act": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/AuditAct"
    }
   }
  }
 },
 "listSubscriptions": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/SubscriptionStatus"
    }
   },
   "planId": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/PlanId"
    }
   }
  }
 },
 "listFeatureFlags": {},
 "updateFeatureFlag": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/FeatureFlagUpdate"
   }
  }
 },
 "listTurnedOffFeatures": {
  "session": "none"
 },
 "sendMemberConfirmation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EmailConfirmationRequest"
   }
  }
 },
 "listArticles": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 200
    }
   },
   "category": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "nation": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/ArticleNation"
    }
   },
   "saved": {
    "schema": {
     "type": "boolean"
    }
   },
   "reading": {
    "schema": {
     "type": "boolean"
    }
   },
   "author": {
    "schema": {
     "type": "integer",
     "minimum": 1
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/ArticleStatus"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "relevance",
      "title",
      "-title",
      "-publishedAt",
      "-reviewedOn",
      "reviewedOn",
      "-helpful"
     ]
    }
   }
  }
 },
 "createArticle": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewArticle"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "title",
     "body",
     "categoryId"
    ],
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "format": "not-blank"
     },
     "body": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60000,
      "format": "not-blank"
     },
     "categoryId": {
      "type": "string",
      "format": "uuid"
     },
     "nations": {
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "items": {
       "$ref": "https://contract.invalid/#/$defs/ArticleNation"
      }
     },
     "reviewedOn": {
      "type": "string",
      "format": "date"
     },
     "status": {
      "$ref": "https://contract.invalid/#/$defs/ArticleStatus"
     },
     "scheduledFor": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "image": {
      "type": "string",
      "format": "binary"
     }
    }
   }
  }
 },
 "getArticle": {},
 "updateArticle": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ArticleUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "format": "not-blank"
     },
     "body": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60000,
      "format": "not-blank"
     },
     "categoryId": {
      "type": "string",
      "format": "uuid"
     },
     "nations": {
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "items": {
       "$ref": "https://contract.invalid/#/$defs/ArticleNation"
      }
     },
     "reviewedOn": {
      "type": "string",
      "format": "date"
     },
     "status": {
      "$ref": "https://contract.invalid/#/$defs/ArticleStatus"
     },
     "scheduledFor": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "image": {
      "type": "string",
      "format": "binary"
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   }
  }
 },
 "deleteArticle": {},
 "giveArticleFeedback": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewArticleFeedback"
   }
  }
 },
 "listArticleNotes": {},
 "createArticleNote": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewArticleNote"
   }
  }
 },
 "updateArticleNote": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ArticleNoteUpdate"
   }
  }
 },
 "deleteArticleNote": {},
 "listArticleCategories": {},
 "createArticleCategory": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewArticleCategory"
   }
  }
 },
 "updateArticleCategories": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ArticleCategoryOrder"
   }
  }
 },
 "listArticlePaths": {},
 "listBlogs": {
  "session": "none",
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "category": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/BlogCategory"
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 200
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/BlogStatus"
    }
   }
  }
 },
 "createBlog": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBlog"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "title",
     "body",
     "category"
    ],
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "format": "not-blank"
     },
     "slug": {
      "$ref": "https://contract.invalid/#/$defs/BlogSlug"
     },
     "excerpt": {
      "type": "string",
      "maxLength": 160
     },
     "body": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60000,
      "format": "not-blank"
     },
     "category": {
      "$ref": "https://contract.invalid/#/$defs/BlogCategory"
     },
     "status": {
      "$ref": "https://contract.invalid/#/$defs/BlogStatus"
     },
     "scheduledFor": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "cover": {
      "type": "string",
      "format": "binary"
     }
    }
   }
  }
 },
 "getBlogFeed": {
  "session": "none"
 },
 "getBlog": {
  "session": "none"
 },
 "updateBlog": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/BlogUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "format": "not-blank"
     },
     "slug": {
      "$ref": "https://contract.invalid/#/$defs/BlogSlug"
     },
     "excerpt": {
      "type": "string",
      "maxLength": 160
     },
     "body": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60000,
      "format": "not-blank"
     },
     "category": {
      "$ref": "https://contract.invalid/#/$defs/BlogCategory"
     },
     "status": {
      "$ref": "https://contract.invalid/#/$defs/BlogStatus"
     },
     "scheduledFor": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "cover": {
      "type": "string",
      "format": "binary"
     },
     "updatedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   }
  }
 },
 "deleteBlog": {}
};

/** The schemas they refer to. */
export const schemas: Json = {
 "$id": "https://contract.invalid/",
 "$defs": {
  "AccountClosure": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "username"
   ],
   "properties": {
    "username": {
     "type": "string",
     "minLength": 1,
     "maxLength": 30
    },
    "currentPassword": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    }
   }
  },
  "AccountStatus": {
   "type": "string",
   "enum": [
    "active",
    "suspended"
   ]
  },
  "ActionCheck": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "text",
    "done"
   ],
   "properties": {
    "text": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 200
    },
    "done": {
     "type": "boolean"
    }
   }
  },
  "AiSearchRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "query"
   ],
   "properties": {
    "query": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 500
    },
    "previousId": {
     "type": "string",
     "format": "uuid"
    }
   }
  },
  "AlertChannels": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "inApp",
    "email"
   ],
   "properties": {
    "inApp": {
     "type": "boolean"
    },
    "email": {
     "type": "boolean"
    }
   }
  },
  "AlertFrequency": {
   "type": "string",
   "enum": [
    "instant",
    "daily",
    "weekly",
    "off"
   ]
  },
  "AlertQuietHours": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "from",
    "to"
   ],
   "properties": {
    "from": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "to": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    }
   }
  },
  "AppleSignIn": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "idToken",
    "code"
   ],
   "properties": {
    "idToken": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "code": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "user": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "firstName",
      "lastName"
     ],
     "properties": {
      "firstName": {
       "type": "string",
       "maxLength": 80
      },
      "lastName": {
       "type": "string",
       "maxLength": 80
      }
     }
    }
   }
  },
  "ArticleCategoryOrder": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "categories"
   ],
   "properties": {
    "categories": {
     "type": "array",
     "minItems": 1,
     "maxItems": 50,
     "items": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "name"
      ],
      "properties": {
       "id": {
        "type": "string",
        "format": "uuid"
       },
       "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "format": "not-blank"
       }
      }
     }
    }
   }
  },
  "ArticleNation": {
   "type": "string",
   "enum": [
    "england",
    "scotland",
    "wales",
    "northern-ireland"
   ]
  },
  "ArticleNoteUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "note"
   ],
   "properties": {
    "note": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 2000
    }
   }
  },
  "ArticleStatus": {
   "type": "string",
   "enum": [
    "draft",
    "scheduled",
    "published"
   ]
  },
  "ArticleUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "format": "not-blank"
    },
    "body": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60000,
     "format": "not-blank"
    },
    "categoryId": {
     "type": "string",
     "format": "uuid"
    },
    "nations": {
     "type": "array",
     "uniqueItems": true,
     "minItems": 1,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ArticleNation"
     }
    },
    "reviewedOn": {
     "type": "string",
     "format": "date"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/ArticleStatus"
    },
    "scheduledFor": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "image": {
     "type": "null"
    },
    "saved": {
     "type": "boolean"
    },
    "progress": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "AttachmentKind": {
   "type": "string",
   "enum": [
    "evaluation",
    "listing",
    "property",
    "article",
    "link"
   ]
  },
  "Audience": {
   "type": "string",
   "enum": [
    "members",
    "connections",
    "me"
   ]
  },
  "AuditAct": {
   "type": "string",
   "enum": [
    "role",
    "suspend",
    "restore",
    "confirmation",
    "report",
    "ticket",
    "verify",
    "beta",
    "article-category",
    "business-type",
    "blog",
    "flag"
   ]
  },
  "AuthUserUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "avaThreadId"
   ],
   "properties": {
    "avaThreadId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   }
  },
  "AvaFeedback": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "helpful"
   ],
   "properties": {
    "helpful": {
     "type": [
      "boolean",
      "null"
     ]
    }
   }
  },
  "BetaApplicationUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "status"
   ],
   "properties": {
    "status": {
     "$ref": "https://contract.invalid/#/$defs/BetaStatus"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "BetaFeature": {
   "type": "string",
   "enum": [
    "pipeline",
    "portfolio"
   ]
  },
  "BetaStatus": {
   "type": "string",
   "enum": [
    "applied",
    "waitlist",
    "accepted"
   ]
  },
  "BetaStrategy": {
   "type": "string",
   "enum": [
    "btl",
    "brrr",
    "hmo",
    "sa",
    "flip",
    "r2r",
    "commercial",
    "development",
    "land"
   ]
  },
  "BillingInterval": {
   "type": "string",
   "enum": [
    "month",
    "year"
   ]
  },
  "BillingStatus": {
   "type": "string",
   "enum": [
    "paid",
    "open",
    "failed",
    "refunded"
   ]
  },
  "BlogCategory": {
   "type": "string",
   "enum": [
    "market",
    "law-and-tax",
    "finance",
    "refurbishment",
    "member-stories",
    "product"
   ]
  },
  "BlogSlug": {
   "type": "string",
   "minLength": 3,
   "maxLength": 80,
   "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
  },
  "BlogStatus": {
   "type": "string",
   "enum": [
    "draft",
    "scheduled",
    "published"
   ]
  },
  "BlogUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "slug": {
     "$ref": "https://contract.invalid/#/$defs/BlogSlug"
    },
    "excerpt": {
     "type": "string",
     "maxLength": 160
    },
    "body": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60000,
     "format": "not-blank"
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/BlogCategory"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/BlogStatus"
    },
    "scheduledFor": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "cover": {
     "type": "null"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "BusinessAccreditation": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "body",
    "number"
   ],
   "properties": {
    "body": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    },
    "number": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    }
   }
  },
  "BusinessHours": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "day",
    "open",
    "close"
   ],
   "properties": {
    "day": {
     "type": "integer",
     "minimum": 1,
     "maximum": 7
    },
    "open": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "close": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    }
   }
  },
  "BusinessMemberUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "userId",
    "role"
   ],
   "properties": {
    "userId": {
     "type": "integer",
     "minimum": 1
    },
    "role": {
     "$ref": "https://contract.invalid/#/$defs/BusinessRole"
    }
   }
  },
  "BusinessReviewUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "stars": {
     "type": "integer",
     "minimum": 1,
     "maximum": 5
    },
    "text": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "format": "not-blank"
    },
    "reply": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 1000,
     "format": "not-blank"
    }
   }
  },
  "BusinessRole": {
   "type": "string",
   "enum": [
    "owner",
    "admin",
    "member"
   ]
  },
  "BusinessService": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "priceFrom": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "unit": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 30
    }
   }
  },
  "BusinessTypeGroup": {
   "type": "string",
   "enum": [
    "professional",
    "finance",
    "trade",
    "agency",
    "service"
   ]
  },
  "BusinessTypeUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "group": {
     "$ref": "https://contract.invalid/#/$defs/BusinessTypeGroup"
    },
    "order": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "BusinessUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "type": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "tagline": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "about": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 3000
    },
    "town": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "services": {
     "type": "array",
     "maxItems": 30,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessService"
     }
    },
    "areas": {
     "type": "array",
     "maxItems": 100,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
     }
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 7,
     "maxLength": 20,
     "pattern": "^[+0-9][0-9 ()-]*$"
    },
    "email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 254
    },
    "website": {
     "type": [
      "string",
      "null"
     ],
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 300
    },
    "hours": {
     "type": "array",
     "maxItems": 7,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessHours"
     }
    },
    "accreditations": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessAccreditation"
     }
    },
    "companyNumber": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^([A-Z]{2}\\d{6}|\\d{8})$"
    },
    "members": {
     "type": "array",
     "minItems": 1,
     "maxItems": 50,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessMemberUpdate"
     }
    },
    "verified": {
     "type": "boolean"
    },
    "declinedReason": {
     "type": "string",
     "minLength": 1,
     "maxLength": 300,
     "format": "not-blank"
    },
    "profileImage": {
     "type": "null"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "ChatCardKind": {
   "type": "string",
   "enum": [
    "evaluation",
    "listing",
    "property",
    "contact"
   ]
  },
  "CommentUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "content"
   ],
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 2000
    },
    "editedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "CompanyController": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "control"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "pattern": "\\S"
    },
    "control": {
     "type": "string",
     "enum": [
      "over_25",
      "over_50",
      "over_75"
     ]
    }
   }
  },
  "CompanyDirector": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "pattern": "\\S"
    },
    "appointedOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    }
   }
  },
  "CompanyShareholder": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "share"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "pattern": "\\S"
    },
    "share": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100
    }
   }
  },
  "CompanyStatus": {
   "type": "string",
   "enum": [
    "active",
    "dormant",
    "dissolved",
    "liquidation",
    "administration",
    "receivership",
    "voluntary_arrangement"
   ]
  },
  "CompanyTypeKey": {
   "type": "string",
   "enum": [
    "ltd",
    "llp",
    "plc",
    "partnership",
    "sole_trader",
    "trust",
    "charity"
   ]
  },
  "CompanyUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 160,
     "format": "not-blank"
    },
    "number": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^([0-9]{8}|(SC|NI|OC|SO|NC)[0-9]{6})$"
    },
    "typeId": {
     "$ref": "https://contract.invalid/#/$defs/CompanyTypeKey"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/CompanyStatus"
    },
    "incorporatedOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "sicCodes": {
     "type": "array",
     "maxItems": 4,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^[0-9]{5}$"
     }
    },
    "registeredOffice": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 240,
     "format": "not-blank"
    },
    "directors": {
     "type": "array",
     "maxItems": 12,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/CompanyDirector"
     }
    },
    "shareholders": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/CompanyShareholder"
     }
    },
    "controllers": {
     "type": "array",
     "maxItems": 8,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/CompanyController"
     }
    },
    "yearEnd": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "nextAccountsOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "nextConfirmationOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "bankRef": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 60,
     "format": "not-blank"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "ConfirmEmailRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "ConnectionRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "userId"
   ],
   "properties": {
    "userId": {
     "type": "integer",
     "minimum": 1
    },
    "note": {
     "type": "string",
     "maxLength": 300
    },
    "status": {
     "type": "string",
     "enum": [
      "pending",
      "blocked"
     ]
    }
   }
  },
  "ConnectionUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "status": {
     "type": "string",
     "enum": [
      "accepted",
      "declined",
      "blocked"
     ]
    },
    "privateNote": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 1000
    },
    "tags": {
     "type": "array",
     "maxItems": 10,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 30
     }
    }
   }
  },
  "ContactKind": {
   "type": "string",
   "enum": [
    "tenant",
    "guarantor",
    "contractor",
    "agent",
    "solicitor",
    "broker",
    "surveyor",
    "accountant",
    "vendor",
    "insurer",
    "council",
    "other"
   ]
  },
  "ContactUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/ContactKind"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "company": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "emails": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "email",
      "maxLength": 200
     }
    },
    "phones": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 30
     }
    },
    "address": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 400
    },
    "userId": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 2147483647
    },
    "preferredChannel": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "phone",
      "text",
      "email",
      "post",
      null
     ]
    },
    "tags": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 40
     }
    },
    "notes": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 4000
    },
    "rating": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 5
    },
    "source": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "retentionUntil": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "mergeFrom": {
     "type": "string",
     "format": "uuid"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "ConversationUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "dealRef": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "addUserIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "removeUserIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "leave": {
     "type": "boolean",
     "const": true
    },
    "muted": {
     "type": "boolean"
    },
    "pinned": {
     "type": "boolean"
    },
    "archived": {
     "type": "boolean"
    },
    "unread": {
     "type": "boolean"
    },
    "readUpTo": {
     "type": "integer",
     "minimum": 1
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "DealPerson": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "contactId",
    "role"
   ],
   "properties": {
    "contactId": {
     "type": "string",
     "format": "uuid"
    },
    "role": {
     "type": "string",
     "enum": [
      "agent",
      "vendor",
      "solicitor",
      "broker",
      "surveyor",
      "other"
     ]
    }
   }
  },
  "DepositScheme": {
   "type": "string",
   "enum": [
    "dps",
    "mydeposits",
    "tds",
    "safedeposits",
    "lps",
    "mds"
   ]
  },
  "DocumentLink": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "enum": [
      "property",
      "tenancy",
      "mortgage",
      "transaction",
      "recurring_payment",
      "company",
      "contact",
      "manager",
      "maintenance",
      "renewal",
      "room",
      "serviced_let",
      "epc",
      "schedule",
      "video",
      "evaluation"
     ]
    },
    "id": {
     "type": "string",
     "format": "uuid"
    }
   }
  },
  "DocumentLinkList": {
   "type": "array",
   "maxItems": 20,
   "items": {
    "$ref": "https://contract.invalid/#/$defs/DocumentLink"
   }
  },
  "DocumentsServed": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "howToRent": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "writtenStatement": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "epc": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "gasSafety": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "eicr": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "depositCertificate": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "inventory": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    }
   }
  },
  "EarlyRepaymentCharge": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "until",
    "pct"
   ],
   "properties": {
    "until": {
     "type": "string",
     "format": "date"
    },
    "pct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    }
   }
  },
  "EmailConfirmationRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "uri"
   ],
   "properties": {
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "EpcRecommendation": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "text",
    "costMin",
    "costMax",
    "points",
    "done"
   ],
   "properties": {
    "text": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 300
    },
    "costMin": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "costMax": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "points": {
     "type": "integer",
     "minimum": 0,
     "maximum": 60
    },
    "done": {
     "type": "boolean"
    }
   }
  },
  "EvaluateRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "inputs"
   ],
   "properties": {
    "inputs": {
     "$ref": "https://contract.invalid/#/$defs/SomeEvaluationInputs"
    },
    "settingsId": {
     "type": "string",
     "format": "uuid"
    },
    "strategies": {
     "type": "array",
     "minItems": 1,
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
     }
    },
    "primary": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
    },
    "nation": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationNation"
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "roceBasis": {
     "$ref": "https://contract.invalid/#/$defs/RoceBasis"
    }
   }
  },
  "EvaluationCollaborator": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "userId",
    "role"
   ],
   "properties": {
    "userId": {
     "type": "integer",
     "minimum": 1
    },
    "role": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationRole"
    }
   }
  },
  "EvaluationCriteria": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "minRoi",
    "minGrossYield",
    "minCashFlowPcm",
    "maxCashIn",
    "maxMoneyLeftIn",
    "minIcr"
   ],
   "properties": {
    "minRoi": {
     "type": [
      "number",
      "null"
     ],
     "minimum": -100,
     "maximum": 1000
    },
    "minGrossYield": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "minCashFlowPcm": {
     "type": [
      "number",
      "null"
     ],
     "minimum": -100000,
     "maximum": 100000
    },
    "maxCashIn": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "maxMoneyLeftIn": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "minIcr": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000
    }
   }
  },
  "EvaluationHome": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "type",
    "tenure",
    "leaseYears",
    "bedrooms",
    "areaSqm",
    "epcRating",
    "councilTaxBand"
   ],
   "properties": {
    "type": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "detached",
      "semi",
      "terraced",
      "end_terrace",
      "flat",
      "maisonette",
      "bungalow",
      "studio",
      "park_home",
      "land",
      "block",
      "commercial",
      "mixed",
      null
     ]
    },
    "tenure": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "freehold",
      "leasehold",
      "share_of_freehold",
      "commonhold",
      "feuhold",
      null
     ]
    },
    "leaseYears": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 9999
    },
    "bedrooms": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "areaSqm": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    },
    "epcRating": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G",
      null
     ]
    },
    "councilTaxBand": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G",
      "H",
      "I",
      null
     ]
    }
   }
  },
  "EvaluationLinkOpening": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "type": "string",
     "format": "uuid"
    },
    "passcode": {
     "type": "string",
     "maxLength": 64
    }
   }
  },
  "EvaluationLinkWish": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "shows",
    "expiresAt"
   ],
   "properties": {
    "id": {
     "type": "string",
     "format": "uuid"
    },
    "shows": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationShows"
    },
    "expiresAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "passcode": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 4,
     "maxLength": 64
    }
   }
  },
  "EvaluationNation": {
   "type": "string",
   "enum": [
    "england",
    "wales",
    "scotland",
    "northern_ireland"
   ]
  },
  "EvaluationOffer": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "amount",
    "on",
    "status",
    "note"
   ],
   "properties": {
    "amount": {
     "type": "number",
     "minimum": 1,
     "maximum": 100000000
    },
    "on": {
     "type": "string",
     "format": "date"
    },
    "status": {
     "type": "string",
     "enum": [
      "made",
      "rejected",
      "countered",
      "accepted",
      "withdrawn"
     ]
    },
    "note": {
     "type": "string",
     "maxLength": 500
    },
    "conditions": {
     "type": "string",
     "maxLength": 300
    },
    "byId": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    }
   }
  },
  "EvaluationOpinionUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "maxProperties": 1,
   "properties": {
    "answer": {
     "$ref": "https://contract.invalid/#/$defs/OpinionWish"
    },
    "closed": {
     "type": "boolean",
     "const": true
    }
   }
  },
  "EvaluationRole": {
   "type": "string",
   "enum": [
    "view",
    "comment",
    "edit"
   ]
  },
  "EvaluationScenario": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "overrides"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "overrides": {
     "type": "object",
     "maxProperties": 60,
     "additionalProperties": {
      "type": [
       "number",
       "string",
       "boolean",
       "null"
      ]
     }
    }
   }
  },
  "EvaluationSettingUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "isDefault": {
     "type": "boolean",
     "enum": [
      true
     ]
    },
    "strategy": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
      },
      {
       "type": "null"
      }
     ]
    },
    "nation": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/EvaluationNation"
      },
      {
       "type": "null"
      }
     ]
    },
    "inputs": {
     "$ref": "https://contract.invalid/#/$defs/SomeEvaluationInputs"
    },
    "criteria": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationCriteria"
    },
    "roceBasis": {
     "$ref": "https://contract.invalid/#/$defs/RoceBasis"
    },
    "areaUnit": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "sqft",
      "sqm",
      null
     ]
    },
    "rentSource": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "listing",
      "comps",
      "manual",
      null
     ]
    }
   }
  },
  "EvaluationShows": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "address",
    "price",
    "costs"
   ],
   "properties": {
    "address": {
     "type": "boolean"
    },
    "price": {
     "type": "boolean"
    },
    "costs": {
     "type": "boolean"
    }
   }
  },
  "EvaluationStrategy": {
   "type": "string",
   "enum": [
    "btl",
    "brrr",
    "hmo",
    "sa",
    "flip",
    "r2r"
   ]
  },
  "EvaluationUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "version": {
     "type": "integer",
     "minimum": 1
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "address": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "nation": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationNation"
    },
    "home": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/SomeEvaluationHome"
      },
      {
       "type": "null"
      }
     ]
    },
    "strategies": {
     "type": "array",
     "minItems": 1,
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
     }
    },
    "primary": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
    },
    "inputs": {
     "$ref": "https://contract.invalid/#/$defs/SomeEvaluationInputs"
    },
    "roceBasis": {
     "$ref": "https://contract.invalid/#/$defs/RoceBasis"
    },
    "evidence": {
     "type": "object",
     "maxProperties": 200,
     "additionalProperties": {
      "$ref": "https://contract.invalid/#/$defs/EvidenceTag"
     }
    },
    "scenarios": {
     "type": "array",
     "maxItems": 6,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EvaluationScenario"
     }
    },
    "notes": {
     "type": "string",
     "maxLength": 10000
    },
    "tags": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 30
     }
    },
    "pipeline": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PipelineMove"
      },
      {
       "type": "null"
      }
     ]
    },
    "offers": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EvaluationOffer"
     }
    },
    "people": {
     "type": "array",
     "maxItems": 30,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/DealPerson"
     }
    },
    "collaborators": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EvaluationCollaborator"
     }
    },
    "settingsId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "isPublished": {
     "type": "boolean"
    },
    "shows": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationShows"
    },
    "links": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EvaluationLinkWish"
     }
    },
    "imageIds": {
     "type": "array",
     "maxItems": 60,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "uuid"
     }
    },
    "archived": {
     "type": "boolean"
    },
    "deleted": {
     "type": "boolean",
     "enum": [
      false
     ]
    }
   }
  },
  "EvidenceTag": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "source",
    "refId",
    "at"
   ],
   "properties": {
    "source": {
     "type": "string",
     "enum": [
      "listing",
      "default",
      "comp",
      "quote",
      "ava",
      "user"
     ]
    },
    "refId": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 100
    },
    "at": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "FacebookSignIn": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "accessToken"
   ],
   "properties": {
    "accessToken": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    }
   }
  },
  "FeatureFlagUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "isOn"
   ],
   "properties": {
    "isOn": {
     "type": "boolean"
    }
   }
  },
  "FieldAudience": {
   "type": "string",
   "enum": [
    "public",
    "members",
    "connections",
    "me"
   ]
  },
  "FigurePin": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "evaluationId",
    "field"
   ],
   "properties": {
    "evaluationId": {
     "type": "string",
     "format": "uuid"
    },
    "field": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    }
   }
  },
  "FolderUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "format": "not-blank"
    },
    "parentId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "GoogleSignIn": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "credential"
   ],
   "properties": {
    "credential": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "clientId": {
     "type": "string",
     "maxLength": 200
    },
    "select_by": {
     "type": "string",
     "maxLength": 50
    }
   }
  },
  "ImportedTransaction": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "date",
    "direction",
    "amount",
    "description",
    "importHash"
   ],
   "properties": {
    "date": {
     "type": "string",
     "format": "date"
    },
    "direction": {
     "$ref": "https://contract.invalid/#/$defs/MoneyDirection"
    },
    "amount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "description": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "not-blank"
    },
    "importHash": {
     "type": "string",
     "pattern": "^[a-z0-9]{8,64}$"
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/TransactionCategory"
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenancyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    }
   }
  },
  "InvitationRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "emails",
    "uri"
   ],
   "properties": {
    "emails": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     }
    },
    "message": {
     "type": "string",
     "maxLength": 500
    },
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "InvitationStatus": {
   "type": "string",
   "enum": [
    "sent",
    "joined",
    "expired"
   ]
  },
  "KeptFilters": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "search"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 40,
     "format": "not-blank"
    },
    "search": {
     "type": "string",
     "maxLength": 600
    }
   }
  },
  "LikeRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "liked"
   ],
   "properties": {
    "liked": {
     "type": "boolean"
    }
   }
  },
  "ListingFilters": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "market": {
     "type": "string",
     "enum": [
      "sale",
      "rent",
      "sold",
      "auction"
     ]
    },
    "includeUnderOffer": {
     "type": "boolean"
    },
    "locations": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "format": "not-blank"
     },
     "minItems": 1,
     "maxItems": 5,
     "uniqueItems": true
    },
    "near": {
     "type": "string",
     "pattern": "^-?\\d{1,2}(\\.\\d{1,8})?,-?\\d{1,3}(\\.\\d{1,8})?$"
    },
    "radiusMiles": {
     "type": "number",
     "minimum": 0.25,
     "maximum": 40
    },
    "travelMinutes": {
     "type": "integer",
     "minimum": 5,
     "maximum": 90
    },
    "travelBy": {
     "type": "string",
     "enum": [
      "driving",
      "public_transport",
      "cycling",
      "walking"
     ]
    },
    "area": {
     "type": "string",
     "maxLength": 2000,
     "pattern": "^(-?\\d{1,2}(\\.\\d{1,8})?,-?\\d{1,3}(\\.\\d{1,8})?)(;-?\\d{1,2}(\\.\\d{1,8})?,-?\\d{1,3}(\\.\\d{1,8})?){2,59}$"
    },
    "minPrice": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "maxPrice": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "minBeds": {
     "type": "integer",
     "minimum": 0,
     "maximum": 30
    },
    "maxBeds": {
     "type": "integer",
     "minimum": 0,
     "maximum": 30
    },
    "minBaths": {
     "type": "integer",
     "minimum": 0,
     "maximum": 30
    },
    "types": {
     "type": "array",
     "items": {
      "type": "string",
      "enum": [
       "detached",
       "semi",
       "terraced",
       "end_terrace",
       "flat",
       "maisonette",
       "bungalow",
       "studio",
       "park_home",
       "land",
       "block",
       "commercial",
       "mixed"
      ]
     },
     "minItems": 1,
     "maxItems": 13,
     "uniqueItems": true
    },
    "tenures": {
     "type": "array",
     "items": {
      "type": "string",
      "enum": [
       "freehold",
       "leasehold",
       "share_of_freehold",
       "commonhold"
      ]
     },
     "minItems": 1,
     "maxItems": 4,
     "uniqueItems": true
    },
    "minLeaseYears": {
     "type": "integer",
     "minimum": 1,
     "maximum": 999
    },
    "maxServiceCharge": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000
    },
    "maxGroundRent": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000
    },
    "councilTaxBands": {
     "type": "array",
     "items": {
      "type": "string",
      "enum": [
       "A",
       "B",
       "C",
       "D",
       "E",
       "F",
       "G",
       "H",
       "I"
      ]
     },
     "minItems": 1,
     "maxItems": 9,
     "uniqueItems": true
    },
    "minEpc": {
     "type": "string",
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G"
     ]
    },
    "minAreaSqm": {
     "type": "number",
     "minimum": 1,
     "maximum": 100000
    },
    "maxAreaSqm": {
     "type": "number",
     "minimum": 1,
     "maximum": 100000
    },
    "maxPricePerSqFt": {
     "type": "number",
     "minimum": 1,
     "maximum": 10000
    },
    "minGrossYield": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "minDaysOnMarket": {
     "type": "integer",
     "minimum": 0,
     "maximum": 3650
    },
    "minReduction": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "reducedWithinDays": {
     "type": "integer",
     "minimum": 1,
     "maximum": 365
    },
    "addedWithinDays": {
     "type": "integer",
     "minimum": 1,
     "maximum": 365
    },
    "auctionFrom": {
     "type": "string",
     "format": "date"
    },
    "auctionTo": {
     "type": "string",
     "format": "date"
    },
    "hmoPotential": {
     "type": "boolean"
    },
    "chainFree": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "cashOnly": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "needsWork": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "tenanted": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "newBuild": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "retirement": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "sharedOwnership": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "article4": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "licensedArea": {
     "type": "string",
     "enum": [
      "only",
      "exclude"
     ]
    },
    "keywords": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 2,
      "maxLength": 40,
      "format": "not-blank"
     },
     "minItems": 1,
     "maxItems": 10,
     "uniqueItems": true
    },
    "notKeywords": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 2,
      "maxLength": 40,
      "format": "not-blank"
     },
     "minItems": 1,
     "maxItems": 10,
     "uniqueItems": true
    }
   }
  },
  "ListingMarks": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "saved": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "reported": {
     "type": "boolean"
    }
   }
  },
  "ListingPinsRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "filters"
   ],
   "properties": {
    "filters": {
     "$ref": "https://contract.invalid/#/$defs/ListingFilters"
    },
    "bounds": {
     "$ref": "https://contract.invalid/#/$defs/MapBounds"
    },
    "settingsId": {
     "type": "string",
     "format": "uuid"
    },
    "minRoi": {
     "type": "number",
     "minimum": -1000,
     "maximum": 100000
    },
    "minCashFlowPcm": {
     "type": "number",
     "minimum": -1000000,
     "maximum": 1000000
    }
   }
  },
  "ListingSearchRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "filters"
   ],
   "properties": {
    "filters": {
     "$ref": "https://contract.invalid/#/$defs/ListingFilters"
    },
    "bounds": {
     "$ref": "https://contract.invalid/#/$defs/MapBounds"
    },
    "sort": {
     "type": "string",
     "enum": [
      "newest",
      "-daysOnMarket",
      "price",
      "-price",
      "pricePerSqFt",
      "-pricePerSqFt",
      "-grossYield",
      "-reduction",
      "-roi",
      "-cashFlowPcm"
     ]
    },
    "settingsId": {
     "type": "string",
     "format": "uuid"
    },
    "minRoi": {
     "type": "number",
     "minimum": -1000,
     "maximum": 100000
    },
    "minCashFlowPcm": {
     "type": "number",
     "minimum": -1000000,
     "maximum": 1000000
    },
    "shown": {
     "type": "string",
     "enum": [
      "visible",
      "saved",
      "hidden",
      "all"
     ]
    },
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000
    },
    "countOnly": {
     "type": "boolean"
    },
    "explain": {
     "type": "boolean"
    }
   }
  },
  "LoanMethod": {
   "type": "string",
   "enum": [
    "interest_only",
    "repayment"
   ]
  },
  "LoginRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "identifier",
    "password"
   ],
   "properties": {
    "identifier": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 254
    },
    "password": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    },
    "remember": {
     "type": "boolean",
     "default": false
    },
    "code": {
     "type": "string",
     "minLength": 6,
     "maxLength": 20
    }
   }
  },
  "LookingFor": {
   "type": [
    "string",
    "null"
   ],
   "enum": [
    "advice",
    "funding",
    "jv_partner",
    "deal",
    "tradesperson",
    "tenant",
    null
   ]
  },
  "MailingTopic": {
   "type": "string",
   "enum": [
    "newsletter",
    "market",
    "product",
    "events"
   ]
  },
  "MaintenanceCategory": {
   "type": "string",
   "enum": [
    "plumbing",
    "heating",
    "electrical",
    "roof",
    "damp",
    "appliance",
    "pest",
    "fire_safety",
    "garden",
    "cleaning",
    "other"
   ]
  },
  "MaintenancePriority": {
   "type": "string",
   "enum": [
    "emergency",
    "urgent",
    "routine",
    "planned"
   ]
  },
  "MaintenanceQuotes": {
   "type": "array",
   "maxItems": 5,
   "items": {
    "$ref": "https://contract.invalid/#/$defs/NewMaintenanceQuote"
   }
  },
  "MaintenanceStatus": {
   "type": "string",
   "enum": [
    "open",
    "in_progress",
    "deferred",
    "completed",
    "closed",
    "declined"
   ]
  },
  "MapBounds": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "north",
    "south",
    "east",
    "west"
   ],
   "properties": {
    "north": {
     "type": "number",
     "minimum": -90,
     "maximum": 90
    },
    "south": {
     "type": "number",
     "minimum": -90,
     "maximum": 90
    },
    "east": {
     "type": "number",
     "minimum": -180,
     "maximum": 180
    },
    "west": {
     "type": "number",
     "minimum": -180,
     "maximum": 180
    }
   }
  },
  "MarkAllRequest": {
   "type": "object",
   "additionalProperties": false
  },
  "MemberDataKind": {
   "type": "string",
   "enum": [
    "files",
    "profile",
    "preferences",
    "posts",
    "comments",
    "contacts",
    "propertyManagers",
    "properties",
    "rooms",
    "servicedAccommodation",
    "epcs",
    "schedules",
    "maintenance",
    "videos",
    "companies",
    "mortgages",
    "tenancies",
    "recurringPayments",
    "transactions",
    "folders",
    "documents",
    "renewalDates",
    "evaluationProfiles",
    "evaluations",
    "evaluationVersions",
    "evaluationImages",
    "viewings",
    "tasks",
    "savedSearches",
    "savedListings",
    "aiSearches",
    "avaTopics",
    "avaMessages",
    "messages"
   ]
  },
  "MemberImport": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "records"
   ],
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/MemberDataKind"
    },
    "records": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/MemberRecord"
     }
    }
   }
  },
  "MemberRecord": {
   "type": "object",
   "additionalProperties": true
  },
  "MemberRole": {
   "type": "string",
   "enum": [
    "investor",
    "landlord",
    "property_manager",
    "agent",
    "sourcer",
    "developer",
    "broker",
    "solicitor",
    "accountant",
    "trade",
    "surveyor",
    "other"
   ]
  },
  "MessageUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 8000
    },
    "reaction": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 16
    },
    "pinned": {
     "type": "boolean"
    },
    "vote": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PollChoice"
      },
      {
       "type": "null"
      }
     ]
    },
    "quoteAnswer": {
     "$ref": "https://contract.invalid/#/$defs/QuoteAnswer"
    },
    "quoteDecision": {
     "$ref": "https://contract.invalid/#/$defs/QuoteDecision"
    },
    "editedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "MoneyDirection": {
   "type": "string",
   "enum": [
    "in",
    "out"
   ]
  },
  "MortgageMethod": {
   "type": "string",
   "enum": [
    "interest_only",
    "repayment",
    "part"
   ]
  },
  "MortgageRateType": {
   "type": "string",
   "enum": [
    "fixed",
    "tracker",
    "discount",
    "svr"
   ]
  },
  "MortgageUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "companyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "lender": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "product": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 160,
     "format": "not-blank"
    },
    "accountLast4": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[0-9]{4}$"
    },
    "originalAmount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "balance": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "balanceAt": {
     "type": "string",
     "format": "date"
    },
    "rate": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "rateType": {
     "$ref": "https://contract.invalid/#/$defs/MortgageRateType"
    },
    "method": {
     "$ref": "https://contract.invalid/#/$defs/MortgageMethod"
    },
    "startDate": {
     "type": "string",
     "format": "date"
    },
    "fixEnds": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "reversionRate": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "termEnds": {
     "type": "string",
     "format": "date"
    },
    "monthlyPayment": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "erc": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EarlyRepaymentCharge"
     }
    },
    "overpaymentPct": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "productFee": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "guarantors": {
     "type": "array",
     "maxItems": 6,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "format": "not-blank"
     }
    },
    "chargeCode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z0-9]{12}$"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "Nation": {
   "type": "string",
   "enum": [
    "england",
    "wales",
    "scotland",
    "northern_ireland"
   ]
  },
  "NewArticle": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "title",
    "body",
    "categoryId"
   ],
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "format": "not-blank"
    },
    "body": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60000,
     "format": "not-blank"
    },
    "categoryId": {
     "type": "string",
     "format": "uuid"
    },
    "nations": {
     "type": "array",
     "uniqueItems": true,
     "minItems": 1,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ArticleNation"
     }
    },
    "reviewedOn": {
     "type": "string",
     "format": "date"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/ArticleStatus"
    },
    "scheduledFor": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "NewArticleCategory": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 40,
     "format": "not-blank"
    }
   }
  },
  "NewArticleFeedback": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "helpful"
   ],
   "properties": {
    "helpful": {
     "type": "boolean"
    },
    "reason": {
     "type": "string",
     "maxLength": 1000
    }
   }
  },
  "NewArticleNote": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "quote",
    "occurrence"
   ],
   "properties": {
    "quote": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "format": "not-blank"
    },
    "occurrence": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    },
    "note": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 2000
    }
   }
  },
  "NewAttachment": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "refId"
   ],
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/AttachmentKind"
    },
    "refId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "shows": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationShows"
    }
   }
  },
  "NewAvaMessage": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "threadId",
    "message"
   ],
   "properties": {
    "threadId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 4000,
     "format": "not-blank"
    }
   }
  },
  "NewBetaApplication": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "feature",
    "reason",
    "portfolioBand",
    "strategies",
    "testerConsent"
   ],
   "properties": {
    "feature": {
     "$ref": "https://contract.invalid/#/$defs/BetaFeature"
    },
    "reason": {
     "type": "string",
     "minLength": 20,
     "maxLength": 1000,
     "format": "not-blank"
    },
    "portfolioBand": {
     "$ref": "https://contract.invalid/#/$defs/PortfolioBand"
    },
    "strategies": {
     "type": "array",
     "maxItems": 9,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BetaStrategy"
     }
    },
    "testerConsent": {
     "type": "boolean"
    }
   }
  },
  "NewBlog": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "title",
    "body",
    "category"
   ],
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "slug": {
     "$ref": "https://contract.invalid/#/$defs/BlogSlug"
    },
    "excerpt": {
     "type": "string",
     "maxLength": 160
    },
    "body": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60000,
     "format": "not-blank"
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/BlogCategory"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/BlogStatus"
    },
    "scheduledFor": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "NewBusiness": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "username",
    "type"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "type": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "tagline": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "about": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 3000
    },
    "town": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "services": {
     "type": "array",
     "maxItems": 30,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessService"
     }
    },
    "areas": {
     "type": "array",
     "maxItems": 100,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
     }
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 7,
     "maxLength": 20,
     "pattern": "^[+0-9][0-9 ()-]*$"
    },
    "email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 254
    },
    "website": {
     "type": [
      "string",
      "null"
     ],
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 300
    },
    "hours": {
     "type": "array",
     "maxItems": 7,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessHours"
     }
    },
    "accreditations": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessAccreditation"
     }
    },
    "companyNumber": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^([A-Z]{2}\\d{6}|\\d{8})$"
    }
   }
  },
  "NewBusinessEnquiry": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "messageId"
   ],
   "properties": {
    "messageId": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "NewBusinessReview": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "stars",
    "text"
   ],
   "properties": {
    "stars": {
     "type": "integer",
     "minimum": 1,
     "maximum": 5
    },
    "text": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "format": "not-blank"
    }
   }
  },
  "NewBusinessType": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "group"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "group": {
     "$ref": "https://contract.invalid/#/$defs/BusinessTypeGroup"
    },
    "order": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    }
   }
  },
  "NewComment": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "content"
   ],
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 2000
    },
    "commentId": {
     "type": "integer",
     "minimum": 1
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    },
    "pin": {
     "$ref": "https://contract.invalid/#/$defs/FigurePin"
    }
   }
  },
  "NewCompany": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "typeId",
    "status"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 160,
     "format": "not-blank"
    },
    "number": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^([0-9]{8}|(SC|NI|OC|SO|NC)[0-9]{6})$"
    },
    "typeId": {
     "$ref": "https://contract.invalid/#/$defs/CompanyTypeKey"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/CompanyStatus"
    },
    "incorporatedOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "sicCodes": {
     "type": "array",
     "maxItems": 4,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^[0-9]{5}$"
     }
    },
    "registeredOffice": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 240,
     "format": "not-blank"
    },
    "directors": {
     "type": "array",
     "maxItems": 12,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/CompanyDirector"
     }
    },
    "shareholders": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/CompanyShareholder"
     }
    },
    "controllers": {
     "type": "array",
     "maxItems": 8,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/CompanyController"
     }
    },
    "yearEnd": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "nextAccountsOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "nextConfirmationOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "bankRef": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 60,
     "format": "not-blank"
    }
   }
  },
  "NewContact": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "name"
   ],
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/ContactKind"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "company": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "emails": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "email",
      "maxLength": 200
     }
    },
    "phones": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 30
     }
    },
    "address": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 400
    },
    "userId": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 2147483647
    },
    "preferredChannel": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "phone",
      "text",
      "email",
      "post",
      null
     ]
    },
    "tags": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 40
     }
    },
    "notes": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 4000
    },
    "rating": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 5
    },
    "source": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "retentionUntil": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    }
   }
  },
  "NewConversation": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "userIds"
   ],
   "properties": {
    "userIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "dealRef": {
     "type": "string",
     "format": "uuid"
    }
   }
  },
  "NewEvaluation": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "copyOf": {
     "type": "string",
     "format": "uuid"
    },
    "listingId": {
     "type": "string",
     "format": "uuid"
    },
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "address": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "nation": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationNation"
    },
    "home": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationHome"
    },
    "strategies": {
     "type": "array",
     "minItems": 1,
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
     }
    },
    "primary": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
    },
    "settingsId": {
     "type": "string",
     "format": "uuid"
    },
    "inputs": {
     "$ref": "https://contract.invalid/#/$defs/SomeEvaluationInputs"
    },
    "evidence": {
     "type": "object",
     "maxProperties": 200,
     "additionalProperties": {
      "$ref": "https://contract.invalid/#/$defs/EvidenceTag"
     }
    },
    "notes": {
     "type": "string",
     "maxLength": 10000
    },
    "tags": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 30
     }
    },
    "stage": {
     "$ref": "https://contract.invalid/#/$defs/PipelineStage"
    }
   }
  },
  "NewEvaluationOpinion": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "evaluationId",
    "userIds",
    "figures"
   ],
   "properties": {
    "evaluationId": {
     "type": "string",
     "format": "uuid"
    },
    "userIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 3,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "figures": {
     "type": "array",
     "minItems": 1,
     "maxItems": 3,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/OpinionFigure"
     }
    },
    "message": {
     "type": "string",
     "maxLength": 1000
    }
   }
  },
  "NewEvaluationSetting": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "isDefault": {
     "type": "boolean"
    },
    "strategy": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/EvaluationStrategy"
      },
      {
       "type": "null"
      }
     ]
    },
    "nation": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/EvaluationNation"
      },
      {
       "type": "null"
      }
     ]
    },
    "inputs": {
     "$ref": "https://contract.invalid/#/$defs/SomeEvaluationInputs"
    },
    "criteria": {
     "$ref": "https://contract.invalid/#/$defs/EvaluationCriteria"
    },
    "roceBasis": {
     "$ref": "https://contract.invalid/#/$defs/RoceBasis"
    },
    "areaUnit": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "sqft",
      "sqm",
      null
     ]
    },
    "rentSource": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "listing",
      "comps",
      "manual",
      null
     ]
    }
   }
  },
  "NewEvaluationVersion": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "evaluationId",
    "name"
   ],
   "properties": {
    "evaluationId": {
     "type": "string",
     "format": "uuid"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    }
   }
  },
  "NewFolder": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "format": "not-blank"
    },
    "parentId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    }
   }
  },
  "NewMailingListEntry": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "email",
    "topics",
    "consent"
   ],
   "properties": {
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "topics": {
     "type": "array",
     "minItems": 1,
     "maxItems": 4,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/MailingTopic"
     }
    },
    "consent": {
     "type": "boolean",
     "const": true
    }
   }
  },
  "NewMaintenanceQuote": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "contactId",
    "amount"
   ],
   "properties": {
    "contactId": {
     "type": "string",
     "format": "uuid"
    },
    "amount": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "file": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "accepted": {
     "type": "boolean"
    }
   }
  },
  "NewMessage": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "conversationId",
    "content",
    "clientId"
   ],
   "properties": {
    "conversationId": {
     "type": "integer",
     "minimum": 1
    },
    "content": {
     "type": "string",
     "maxLength": 8000
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    },
    "replyToId": {
     "type": "integer",
     "minimum": 1
    },
    "attachments": {
     "$ref": "https://contract.invalid/#/$defs/NewMessageCards"
    }
   }
  },
  "NewMessageCard": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "refId"
   ],
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/ChatCardKind"
    },
    "refId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    }
   }
  },
  "NewMessageCards": {
   "type": "array",
   "maxItems": 5,
   "items": {
    "oneOf": [
     {
      "$ref": "https://contract.invalid/#/$defs/NewMessageCard"
     },
     {
      "$ref": "https://contract.invalid/#/$defs/NewMessagePoll"
     },
     {
      "$ref": "https://contract.invalid/#/$defs/NewMessageQuote"
     }
    ]
   }
  },
  "NewMessagePoll": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "refId",
    "price"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "enum": [
      "poll"
     ]
    },
    "refId": {
     "type": "string",
     "format": "uuid"
    },
    "price": {
     "type": "number",
     "minimum": 1,
     "maximum": 100000000
    }
   }
  },
  "NewMessageQuote": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "refId",
    "line"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "enum": [
      "quote"
     ]
    },
    "refId": {
     "type": "string",
     "format": "uuid"
    },
    "line": {
     "$ref": "https://contract.invalid/#/$defs/QuoteLine"
    }
   }
  },
  "NewMortgage": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "propertyId",
    "lender",
    "originalAmount",
    "balance",
    "balanceAt",
    "rate",
    "rateType",
    "method",
    "startDate",
    "termEnds",
    "monthlyPayment"
   ],
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "companyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "lender": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "product": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 160,
     "format": "not-blank"
    },
    "accountLast4": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[0-9]{4}$"
    },
    "originalAmount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "balance": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "balanceAt": {
     "type": "string",
     "format": "date"
    },
    "rate": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "rateType": {
     "$ref": "https://contract.invalid/#/$defs/MortgageRateType"
    },
    "method": {
     "$ref": "https://contract.invalid/#/$defs/MortgageMethod"
    },
    "startDate": {
     "type": "string",
     "format": "date"
    },
    "fixEnds": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "reversionRate": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "termEnds": {
     "type": "string",
     "format": "date"
    },
    "monthlyPayment": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "erc": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EarlyRepaymentCharge"
     }
    },
    "overpaymentPct": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "productFee": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "guarantors": {
     "type": "array",
     "maxItems": 6,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "format": "not-blank"
     }
    },
    "chargeCode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z0-9]{12}$"
    }
   }
  },
  "NewPasswordRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "password"
   ],
   "properties": {
    "token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "currentPassword": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    },
    "password": {
     "type": "string",
     "minLength": 10,
     "maxLength": 200,
     "format": "password"
    }
   }
  },
  "NewPoll": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "options",
    "days"
   ],
   "properties": {
    "options": {
     "type": "array",
     "minItems": 2,
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 80
     }
    },
    "days": {
     "type": "integer",
     "minimum": 1,
     "maximum": 14
    }
   }
  },
  "NewPost": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "content"
   ],
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 5000
    },
    "audience": {
     "$ref": "https://contract.invalid/#/$defs/Audience"
    },
    "lookingFor": {
     "$ref": "https://contract.invalid/#/$defs/LookingFor"
    },
    "videoUrl": {
     "$ref": "https://contract.invalid/#/$defs/VideoUrl"
    },
    "attachment": {
     "$ref": "https://contract.invalid/#/$defs/NewAttachment"
    },
    "poll": {
     "$ref": "https://contract.invalid/#/$defs/NewPoll"
    },
    "repostOf": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "commentsOff": {
     "type": "boolean"
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    }
   }
  },
  "NewProperty": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "addressLine1",
    "town",
    "postcode",
    "typeId"
   ],
   "properties": {
    "addressLine1": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "line2": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "town": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "county": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 80
    },
    "postcode": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 10
    },
    "nation": {
     "$ref": "https://contract.invalid/#/$defs/PropertyNation"
    },
    "uprn": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 12,
     "pattern": "^[0-9]{1,12}$"
    },
    "lat": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 49,
     "maximum": 61
    },
    "lng": {
     "type": [
      "number",
      "null"
     ],
     "minimum": -9,
     "maximum": 2
    },
    "typeId": {
     "type": "string",
     "format": "uuid"
    },
    "modelId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenure": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PropertyTenure"
      },
      {
       "type": "null"
      }
     ]
    },
    "leaseExpiry": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "groundRent": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "serviceCharge": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "councilTaxBand": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G",
      "H",
      "I",
      null
     ]
    },
    "councilTax": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "epcRating": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
      },
      {
       "type": "null"
      }
     ]
    },
    "bedrooms": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "bathrooms": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "receptions": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "areaSqm": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000
    },
    "yearBuilt": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1000,
     "maximum": 2100
    },
    "titleNumber": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 20
    },
    "purchasePrice": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "purchaseDate": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "purchaseCosts": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "currentValue": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "valuedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "valueSource": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PropertyValueSource"
      },
      {
       "type": "null"
      }
     ]
    },
    "soldPrice": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "soldOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "owners": {
     "$ref": "https://contract.invalid/#/$defs/PropertyOwnerShares"
    },
    "managerId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/PropertyStatus"
    },
    "tags": {
     "$ref": "https://contract.invalid/#/$defs/PropertyTags"
    },
    "notes": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 4000
    },
    "evaluationId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    }
   }
  },
  "NewPropertyAction": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "title"
   ],
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "evaluationId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenancyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "kind": {
     "type": "string",
     "enum": [
      "task",
      "log"
     ]
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 200
    },
    "dueAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "assigneeId": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "priority": {
     "type": "string",
     "enum": [
      "low",
      "normal",
      "high"
     ],
     "default": "normal"
    },
    "repeat": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 80,
     "pattern": "^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;INTERVAL=[1-9][0-9]?)?(;UNTIL=[0-9]{8})?$"
    },
    "checklist": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ActionCheck"
     }
    },
    "remindAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "step": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 40
    },
    "record": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/DocumentLink"
      },
      {
       "type": "null"
      }
     ]
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    }
   }
  },
  "NewPropertyEpc": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "current",
    "currentScore",
    "potential",
    "potentialScore",
    "lodgedOn"
   ],
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "certificateNumber": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 24,
     "pattern": "^[0-9]{24}$"
    },
    "current": {
     "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
    },
    "currentScore": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100
    },
    "potential": {
     "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
    },
    "potentialScore": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100
    },
    "lodgedOn": {
     "type": "string",
     "format": "date"
    },
    "expiresOn": {
     "type": "string",
     "format": "date"
    },
    "areaSqm": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000
    },
    "assessor": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "recommendations": {
     "type": "array",
     "maxItems": 30,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EpcRecommendation"
     }
    },
    "exemptionRef": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    }
   }
  },
  "NewPropertyMaintenance": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "propertyId",
    "title",
    "category",
    "priority"
   ],
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "roomId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "details": {
     "type": "string",
     "maxLength": 4000
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/MaintenanceCategory"
    },
    "priority": {
     "$ref": "https://contract.invalid/#/$defs/MaintenancePriority"
    },
    "hazard": {
     "type": "boolean"
    },
    "reportedAt": {
     "type": "string",
     "format": "date-time"
    },
    "plannedFor": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "repeatMonths": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 120
    },
    "deferredUntil": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "reportedBy": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "contractorId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "appointmentAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "access": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "quotes": {
     "$ref": "https://contract.invalid/#/$defs/MaintenanceQuotes"
    },
    "estimate": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "actual": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "recharge": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "warrantyUntil": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    }
   }
  },
  "NewPropertyManager": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "service",
    "feePct"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "branch": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 200
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 30
    },
    "service": {
     "$ref": "https://contract.invalid/#/$defs/PropertyManagerService"
    },
    "feePct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "vatPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "minFee": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "propertyIds": {
     "type": "array",
     "maxItems": 500,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "uuid"
     }
    },
    "contractStart": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "contractEnd": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "noticeDays": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 730
    },
    "clientMoneyScheme": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    }
   }
  },
  "NewPropertyPackLink": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "propertyId",
    "reader",
    "taxYear",
    "expiresAt"
   ],
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "reader": {
     "$ref": "https://contract.invalid/#/$defs/PropertyPackReader"
    },
    "taxYear": {
     "$ref": "https://contract.invalid/#/$defs/PropertyPackYear"
    },
    "expiresAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "NewPropertyRoom": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "propertyId",
    "name",
    "areaSqm",
    "maxOccupants"
   ],
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "roomKindId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "floor": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": -5,
     "maximum": 100
    },
    "areaSqm": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 1000
    },
    "maxOccupants": {
     "type": "integer",
     "minimum": 0,
     "maximum": 20
    },
    "ensuite": {
     "type": "boolean"
    },
    "furnished": {
     "type": "boolean"
    },
    "billsIncluded": {
     "type": "boolean"
    },
    "rentPcm": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "notes": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 2000
    }
   }
  },
  "NewPropertySaManagement": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "propertyId",
    "adr",
    "occupancyPct"
   ],
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "channels": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SaChannel"
     }
    },
    "adr": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "seasons": {
     "type": "array",
     "maxItems": 24,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SaSeason"
     }
    },
    "occupancyPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "avgStay": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 365
    },
    "cleaningFee": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "cleaningCost": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "linenCost": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "managementPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "blocks": {
     "type": "array",
     "maxItems": 2000,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SaBlock"
     }
    },
    "nightCap": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 366
    }
   }
  },
  "NewPropertySearch": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "filters"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "filters": {
     "$ref": "https://contract.invalid/#/$defs/ListingFilters"
    },
    "prompt": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 500
    },
    "frequency": {
     "$ref": "https://contract.invalid/#/$defs/AlertFrequency"
    },
    "channels": {
     "$ref": "https://contract.invalid/#/$defs/AlertChannels"
    },
    "quietHours": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/AlertQuietHours"
      },
      {
       "type": "null"
      }
     ]
    },
    "paused": {
     "type": "boolean"
    },
    "lookedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "NewPropertyViewing": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "startsAt",
    "minutes",
    "kind"
   ],
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "listingId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "evaluationId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 200
    },
    "startsAt": {
     "type": "string",
     "format": "date-time"
    },
    "minutes": {
     "type": "integer",
     "minimum": 5,
     "maximum": 600
    },
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/ViewingKind"
    },
    "status": {
     "type": "string",
     "enum": [
      "requested",
      "confirmed"
     ],
     "default": "requested"
    },
    "agentContactId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "attendees": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "reminders": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 0,
      "maximum": 20160
     }
    },
    "checklist": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ViewingCheck"
     }
    }
   }
  },
  "NewReaction": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "postId",
    "type"
   ],
   "properties": {
    "postId": {
     "type": "integer",
     "minimum": 1
    },
    "type": {
     "$ref": "https://contract.invalid/#/$defs/ReactionType"
    },
    "price": {
     "$ref": "https://contract.invalid/#/$defs/ReactionPrice"
    }
   }
  },
  "NewRecurringPayment": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "direction",
    "amount",
    "frequency",
    "startOn",
    "dayRule",
    "category"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "direction": {
     "$ref": "https://contract.invalid/#/$defs/MoneyDirection"
    },
    "amount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "frequency": {
     "$ref": "https://contract.invalid/#/$defs/RentFrequency"
    },
    "startOn": {
     "type": "string",
     "format": "date"
    },
    "endOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 600
    },
    "dayRule": {
     "type": "string",
     "enum": [
      "same_day",
      "last_day",
      "first_working"
     ]
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/TransactionCategory"
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenancyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "mortgageId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "contactId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "index": {
     "type": "string",
     "enum": [
      "none",
      "fixed",
      "cpi"
     ]
    },
    "indexPct": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "variable": {
     "type": "boolean"
    },
    "leadDays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 60
    },
    "remindDays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 60
    },
    "autoConfirm": {
     "type": "boolean"
    },
    "paused": {
     "type": "boolean"
    }
   }
  },
  "NewRenewalDate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "dueOn"
   ],
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "companyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "mortgageId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/RenewalKind"
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "issuedOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "dueOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "intervalMonths": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1200
    },
    "reference": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 80,
     "format": "not-blank"
    },
    "notApplicable": {
     "type": "boolean"
    },
    "naReason": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200,
     "format": "not-blank"
    },
    "documentId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "remindDays": {
     "type": "array",
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 0,
      "maximum": 365
     }
    }
   }
  },
  "NewSchedule": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "title"
   ],
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "evaluationId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "kind": {
     "type": "string",
     "enum": [
      "works",
      "condition",
      "inventory",
      "rent"
     ]
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "items": {
     "type": "array",
     "maxItems": 300,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/NewScheduleItem"
     }
    },
    "contingencyPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "signedBy": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ScheduleSignature"
     }
    }
   }
  },
  "NewScheduleItem": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "qty",
    "rate"
   ],
   "properties": {
    "room": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 200
    },
    "qty": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000
    },
    "unit": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 20
    },
    "rate": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "vatPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "trade": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "status": {
     "type": "string",
     "enum": [
      "todo",
      "doing",
      "done"
     ]
    },
    "condition": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "new",
      "good",
      "fair",
      "poor",
      null
     ]
    },
    "actual": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "notes": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 1000
    },
    "images": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   }
  },
  "NewSubscription": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "planId",
    "interval"
   ],
   "properties": {
    "planId": {
     "type": "string",
     "enum": [
      "pro",
      "business"
     ]
    },
    "interval": {
     "$ref": "https://contract.invalid/#/$defs/BillingInterval"
    }
   }
  },
  "NewSupportTicket": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "topic",
    "consent"
   ],
   "properties": {
    "topic": {
     "$ref": "https://contract.invalid/#/$defs/SupportTopic"
    },
    "message": {
     "type": "string",
     "minLength": 20,
     "maxLength": 4000,
     "format": "not-blank"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "format": "not-blank"
    },
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "consent": {
     "type": "boolean",
     "const": true
    },
    "context": {
     "$ref": "https://contract.invalid/#/$defs/SupportContext"
    }
   }
  },
  "NewTenancy": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "propertyId",
    "type",
    "tenantIds",
    "startDate",
    "rent",
    "frequency",
    "status"
   ],
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "roomId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "type": {
     "$ref": "https://contract.invalid/#/$defs/TenancyType"
    },
    "tenantIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 12,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "uuid"
     }
    },
    "startDate": {
     "type": "string",
     "format": "date"
    },
    "endDate": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "rent": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "frequency": {
     "$ref": "https://contract.invalid/#/$defs/RentFrequency"
    },
    "dueDay": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 31
    },
    "deposit": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "depositScheme": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/DepositScheme"
      },
      {
       "type": "null"
      }
     ]
    },
    "depositProtectedOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "prescribedInfoOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "rightToRentOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "rightToRentFollowUp": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "guarantorId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "lastIncreaseOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "proposedRent": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "proposedFrom": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "noticeServed": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/TenancyNotice"
      },
      {
       "type": "null"
      }
     ]
    },
    "documentsServed": {
     "$ref": "https://contract.invalid/#/$defs/DocumentsServed"
    },
    "billsIncluded": {
     "type": "boolean"
    },
    "pets": {
     "type": "boolean"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/TenancyStatus"
    }
   }
  },
  "NewTransaction": {
   "type": "object",
   "additionalProperties": false,
   "if": {
    "required": [
     "rows"
    ],
    "properties": {
     "rows": true
    }
   },
   "then": {
    "maxProperties": 1
   },
   "else": {
    "required": [
     "date",
     "direction",
     "amount",
     "category",
     "description"
    ],
    "properties": {
     "date": true,
     "direction": true,
     "amount": true,
     "category": true,
     "description": true
    }
   },
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenancyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "mortgageId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "contactId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "date": {
     "type": "string",
     "format": "date"
    },
    "direction": {
     "$ref": "https://contract.invalid/#/$defs/MoneyDirection"
    },
    "amount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "vat": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "gross": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "fee": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/TransactionCategory"
    },
    "description": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "not-blank"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/TransactionStatus"
    },
    "splits": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/TransactionSplit"
     }
    },
    "documentIds": {
     "type": "array",
     "maxItems": 10,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "uuid"
     }
    },
    "rows": {
     "type": "array",
     "minItems": 1,
     "maxItems": 500,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ImportedTransaction"
     }
    }
   }
  },
  "NewVideo": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "title",
    "source",
    "url",
    "refKind",
    "refId"
   ],
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "source": {
     "type": "string",
     "enum": [
      "youtube",
      "vimeo"
     ]
    },
    "url": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "duration": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 86400
    },
    "chapters": {
     "$ref": "https://contract.invalid/#/$defs/VideoChapters"
    },
    "captions": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200000
    },
    "refKind": {
     "$ref": "https://contract.invalid/#/$defs/VideoRefKind"
    },
    "refId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    },
    "visibility": {
     "$ref": "https://contract.invalid/#/$defs/VideoVisibility"
    }
   }
  },
  "NotificationChannels": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "inApp",
    "email",
    "sound"
   ],
   "properties": {
    "inApp": {
     "type": "boolean"
    },
    "email": {
     "type": "boolean"
    },
    "sound": {
     "type": "boolean"
    }
   }
  },
  "NotificationUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "read"
   ],
   "properties": {
    "read": {
     "type": "boolean"
    }
   }
  },
  "OpinionEstimates": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "rent": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000
    },
    "gdv": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000
    },
    "refurb": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000000
    }
   }
  },
  "OpinionFigure": {
   "type": "string",
   "enum": [
    "rent",
    "gdv",
    "refurb"
   ]
  },
  "OpinionWish": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "estimates"
   ],
   "properties": {
    "estimates": {
     "$ref": "https://contract.invalid/#/$defs/OpinionEstimates"
    },
    "note": {
     "type": "string",
     "maxLength": 280
    }
   }
  },
  "PasswordResetRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "email",
    "uri"
   ],
   "properties": {
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "PipelineMove": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "stage": {
     "$ref": "https://contract.invalid/#/$defs/PipelineStage"
    },
    "position": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "lostReason": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "enteredAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PipelinePreferences": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "stages",
    "cashAvailable"
   ],
   "properties": {
    "stages": {
     "type": "array",
     "maxItems": 12,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/StagePreference"
     }
    },
    "cashAvailable": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    }
   }
  },
  "PipelineStage": {
   "type": "string",
   "enum": [
    "sourced",
    "evaluating",
    "viewing",
    "offer_made",
    "offer_accepted",
    "conveyancing",
    "exchanged",
    "completed",
    "lost"
   ]
  },
  "PlanId": {
   "type": "string",
   "enum": [
    "free",
    "pro",
    "business"
   ]
  },
  "PollChoice": {
   "type": "string",
   "enum": [
    "yes",
    "no"
   ]
  },
  "PortalRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "returnUrl"
   ],
   "properties": {
    "returnUrl": {
     "type": "string",
     "format": "uri",
     "maxLength": 2000
    }
   }
  },
  "PortfolioBand": {
   "type": "string",
   "enum": [
    "0",
    "1-3",
    "4-10",
    "11-25",
    "26+"
   ]
  },
  "PortfolioDocumentUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 160,
     "format": "not-blank"
    },
    "folderId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "links": {
     "$ref": "https://contract.invalid/#/$defs/DocumentLinkList"
    },
    "tags": {
     "type": "array",
     "maxItems": 12,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "format": "not-blank"
     }
    },
    "expiresOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "renewalKind": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/RenewalKind"
      },
      {
       "type": "null"
      }
     ]
    },
    "share": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "expires"
       ],
       "properties": {
        "expires": {
         "type": "string",
         "format": "date-time"
        }
       }
      },
      {
       "type": "null"
      }
     ]
    },
    "trashed": {
     "type": "boolean"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PostUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 5000
    },
    "audience": {
     "$ref": "https://contract.invalid/#/$defs/Audience"
    },
    "lookingFor": {
     "$ref": "https://contract.invalid/#/$defs/LookingFor"
    },
    "commentsOff": {
     "type": "boolean"
    },
    "pinned": {
     "type": "boolean"
    },
    "saved": {
     "type": "boolean"
    },
    "muted": {
     "type": "boolean"
    },
    "vote": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 5
    },
    "editedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "PreferencesUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "theme": {
     "type": "string",
     "enum": [
      "light",
      "dark",
      "system"
     ]
    },
    "density": {
     "type": "string",
     "enum": [
      "comfortable",
      "compact"
     ]
    },
    "areaUnit": {
     "type": "string",
     "enum": [
      "sqft",
      "sqm"
     ]
    },
    "defaultNation": {
     "$ref": "https://contract.invalid/#/$defs/Nation"
    },
    "shortcuts": {
     "type": "boolean"
    },
    "reducedMotion": {
     "type": "boolean"
    },
    "startPage": {
     "$ref": "https://contract.invalid/#/$defs/StartPage"
    },
    "notification": {
     "type": "object",
     "propertyNames": {
      "pattern": "^([1-9]|10|13|10[1-6])$"
     },
     "additionalProperties": {
      "$ref": "https://contract.invalid/#/$defs/NotificationChannels"
     }
    },
    "quietHours": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/QuietHours"
      },
      {
       "type": "null"
      }
     ]
    },
    "digest": {
     "type": "string",
     "enum": [
      "off",
      "daily",
      "weekly"
     ]
    },
    "digestDay": {
     "type": "integer",
     "minimum": 1,
     "maximum": 7
    },
    "readReceipts": {
     "type": "boolean"
    },
    "showOnline": {
     "type": "boolean"
    },
    "findByEmail": {
     "type": "boolean"
    },
    "messagesFrom": {
     "type": "string",
     "enum": [
      "members",
      "connections",
      "nobody"
     ]
    },
    "connectionsFrom": {
     "type": "string",
     "enum": [
      "members",
      "mutuals",
      "nobody"
     ]
    },
    "mutedUserIds": {
     "type": "array",
     "maxItems": 500,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "postAlertUserIds": {
     "type": "array",
     "maxItems": 500,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "exploreFilters": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/KeptFilters"
     }
    },
    "pipeline": {
     "$ref": "https://contract.invalid/#/$defs/PipelinePreferences"
    },
    "analytics": {
     "type": "boolean"
    }
   }
  },
  "ProfileAudienceUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "bio": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "regions": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "budget": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "lookingFor": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "offering": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "experience": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "languages": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "links": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "memberships": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "companies": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "properties": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "connections": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    }
   }
  },
  "ProfileLink": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "label",
    "url"
   ],
   "properties": {
    "label": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    },
    "url": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 300
    }
   }
  },
  "ProfileMembership": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "number"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "number": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    }
   }
  },
  "ProfileUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "headline": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "roles": {
     "type": "array",
     "minItems": 1,
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/MemberRole"
     }
    },
    "town": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "bio": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 1000
    },
    "strategies": {
     "type": "array",
     "maxItems": 9,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/Strategy"
     }
    },
    "regions": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 60
     }
    },
    "budgetMin": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "budgetMax": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "lookingFor": {
     "type": "array",
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "enum": [
       "advice",
       "funding",
       "jv",
       "deals",
       "trade",
       "tenants"
      ]
     }
    },
    "offering": {
     "type": "array",
     "maxItems": 3,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "enum": [
       "lending",
       "jv",
       "mentoring"
      ]
     }
    },
    "experience": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "0",
      "1-3",
      "4-10",
      "11-25",
      "26+",
      null
     ]
    },
    "languages": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 40
     }
    },
    "links": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ProfileLink"
     }
    },
    "memberships": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ProfileMembership"
     }
    },
    "companies": {
     "type": "array",
     "maxItems": 10,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^([A-Z]{2}\\d{6}|\\d{8})$"
     }
    },
    "audience": {
     "$ref": "https://contract.invalid/#/$defs/ProfileAudienceUpdate"
    },
    "profileImage": {
     "type": "null"
    },
    "coverImage": {
     "type": "null"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertyActionUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 200
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "evaluationId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenancyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "dueAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "done": {
     "type": "boolean"
    },
    "assigneeId": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "priority": {
     "type": "string",
     "enum": [
      "low",
      "normal",
      "high"
     ]
    },
    "repeat": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 80,
     "pattern": "^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;INTERVAL=[1-9][0-9]?)?(;UNTIL=[0-9]{8})?$"
    },
    "checklist": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ActionCheck"
     }
    },
    "remindAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "PropertyEpcRating": {
   "type": "string",
   "enum": [
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "G"
   ]
  },
  "PropertyEpcUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "certificateNumber": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 24,
     "pattern": "^[0-9]{24}$"
    },
    "current": {
     "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
    },
    "currentScore": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100
    },
    "potential": {
     "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
    },
    "potentialScore": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100
    },
    "lodgedOn": {
     "type": "string",
     "format": "date"
    },
    "expiresOn": {
     "type": "string",
     "format": "date"
    },
    "areaSqm": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000
    },
    "assessor": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "recommendations": {
     "type": "array",
     "maxItems": 30,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/EpcRecommendation"
     }
    },
    "exemptionRef": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertyImages": {
   "type": "array",
   "maxItems": 40,
   "uniqueItems": true,
   "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   }
  },
  "PropertyMaintenanceUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "roomId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "details": {
     "type": "string",
     "maxLength": 4000
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/MaintenanceCategory"
    },
    "priority": {
     "$ref": "https://contract.invalid/#/$defs/MaintenancePriority"
    },
    "hazard": {
     "type": "boolean"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/MaintenanceStatus"
    },
    "reportedAt": {
     "type": "string",
     "format": "date-time"
    },
    "plannedFor": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "repeatMonths": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 120
    },
    "deferredUntil": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "reportedBy": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "contractorId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "appointmentAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "access": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "quotes": {
     "$ref": "https://contract.invalid/#/$defs/MaintenanceQuotes"
    },
    "estimate": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "actual": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "recharge": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "warrantyUntil": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "images": {
     "$ref": "https://contract.invalid/#/$defs/PropertyImages"
    },
    "comment": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 2000
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertyManagerService": {
   "type": "string",
   "enum": [
    "let_only",
    "rent_collection",
    "full"
   ]
  },
  "PropertyManagerUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "branch": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 200
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 30
    },
    "service": {
     "$ref": "https://contract.invalid/#/$defs/PropertyManagerService"
    },
    "feePct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "vatPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "minFee": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "propertyIds": {
     "type": "array",
     "maxItems": 500,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "uuid"
     }
    },
    "contractStart": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "contractEnd": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "noticeDays": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 730
    },
    "clientMoneyScheme": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertyModelKey": {
   "type": "string",
   "enum": [
    "btl",
    "brrr",
    "hmo",
    "sa",
    "flip",
    "r2r",
    "development",
    "commercial",
    "own_home"
   ]
  },
  "PropertyNation": {
   "type": "string",
   "enum": [
    "england",
    "wales",
    "scotland",
    "northern_ireland"
   ]
  },
  "PropertyOwnerShare": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "share"
   ],
   "properties": {
    "userId": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 2147483647
    },
    "companyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "share": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100
    }
   }
  },
  "PropertyOwnerShares": {
   "type": "array",
   "minItems": 1,
   "maxItems": 20,
   "items": {
    "$ref": "https://contract.invalid/#/$defs/PropertyOwnerShare"
   }
  },
  "PropertyPackOpening": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "type": "string",
     "format": "uuid"
    }
   }
  },
  "PropertyPackReader": {
   "type": "string",
   "enum": [
    "lender",
    "accountant"
   ]
  },
  "PropertyPackYear": {
   "type": "string",
   "maxLength": 7,
   "pattern": "^[0-9]{4}-[0-9]{2}$"
  },
  "PropertyRoomUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "roomKindId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "floor": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": -5,
     "maximum": 100
    },
    "areaSqm": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 1000
    },
    "maxOccupants": {
     "type": "integer",
     "minimum": 0,
     "maximum": 20
    },
    "ensuite": {
     "type": "boolean"
    },
    "furnished": {
     "type": "boolean"
    },
    "billsIncluded": {
     "type": "boolean"
    },
    "rentPcm": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "notes": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 2000
    },
    "images": {
     "$ref": "https://contract.invalid/#/$defs/PropertyImages"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertySaManagementUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "channels": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SaChannel"
     }
    },
    "adr": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "seasons": {
     "type": "array",
     "maxItems": 24,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SaSeason"
     }
    },
    "occupancyPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "avgStay": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 365
    },
    "cleaningFee": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "cleaningCost": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "linenCost": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "managementPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "blocks": {
     "type": "array",
     "maxItems": 2000,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SaBlock"
     }
    },
    "nightCap": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 366
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertySearchUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "filters": {
     "$ref": "https://contract.invalid/#/$defs/ListingFilters"
    },
    "prompt": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 500
    },
    "frequency": {
     "$ref": "https://contract.invalid/#/$defs/AlertFrequency"
    },
    "channels": {
     "$ref": "https://contract.invalid/#/$defs/AlertChannels"
    },
    "quietHours": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/AlertQuietHours"
      },
      {
       "type": "null"
      }
     ]
    },
    "paused": {
     "type": "boolean"
    },
    "lookedAt": {
     "type": "string",
     "format": "date-time"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertyStatus": {
   "type": "string",
   "enum": [
    "let",
    "part_let",
    "void",
    "works",
    "for_sale",
    "sold",
    "own_use"
   ]
  },
  "PropertyTags": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "type": "string",
    "minLength": 1,
    "format": "not-blank",
    "maxLength": 40
   }
  },
  "PropertyTenure": {
   "type": "string",
   "enum": [
    "freehold",
    "leasehold",
    "share_of_freehold",
    "commonhold",
    "feuhold"
   ]
  },
  "PropertyTypeKey": {
   "type": "string",
   "enum": [
    "detached",
    "semi",
    "terraced",
    "end_terrace",
    "flat",
    "maisonette",
    "bungalow",
    "studio",
    "park_home",
    "land",
    "block",
    "commercial",
    "mixed"
   ]
  },
  "PropertyUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "addressLine1": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "line2": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "town": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "county": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 80
    },
    "postcode": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 10
    },
    "nation": {
     "$ref": "https://contract.invalid/#/$defs/PropertyNation"
    },
    "uprn": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 12,
     "pattern": "^[0-9]{1,12}$"
    },
    "lat": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 49,
     "maximum": 61
    },
    "lng": {
     "type": [
      "number",
      "null"
     ],
     "minimum": -9,
     "maximum": 2
    },
    "typeId": {
     "type": "string",
     "format": "uuid"
    },
    "modelId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenure": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PropertyTenure"
      },
      {
       "type": "null"
      }
     ]
    },
    "leaseExpiry": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "groundRent": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "serviceCharge": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "councilTaxBand": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G",
      "H",
      "I",
      null
     ]
    },
    "councilTax": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "epcRating": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PropertyEpcRating"
      },
      {
       "type": "null"
      }
     ]
    },
    "bedrooms": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "bathrooms": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "receptions": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "areaSqm": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000
    },
    "yearBuilt": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1000,
     "maximum": 2100
    },
    "titleNumber": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 20
    },
    "purchasePrice": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "purchaseDate": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "purchaseCosts": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "currentValue": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "valuedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "valueSource": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/PropertyValueSource"
      },
      {
       "type": "null"
      }
     ]
    },
    "soldPrice": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "soldOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "owners": {
     "$ref": "https://contract.invalid/#/$defs/PropertyOwnerShares"
    },
    "managerId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/PropertyStatus"
    },
    "tags": {
     "$ref": "https://contract.invalid/#/$defs/PropertyTags"
    },
    "notes": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 4000
    },
    "evaluationId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "images": {
     "$ref": "https://contract.invalid/#/$defs/PropertyImages"
    },
    "archived": {
     "type": "boolean"
    },
    "onProfile": {
     "type": "boolean"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "PropertyValueSource": {
   "type": "string",
   "enum": [
    "manual",
    "comps",
    "lender",
    "index"
   ]
  },
  "PropertyViewingUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 200
    },
    "startsAt": {
     "type": "string",
     "format": "date-time"
    },
    "minutes": {
     "type": "integer",
     "minimum": 5,
     "maximum": 600
    },
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/ViewingKind"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/ViewingStatus"
    },
    "agentContactId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "attendees": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "reminders": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 0,
      "maximum": 20160
     }
    },
    "checklist": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ViewingCheck"
     }
    },
    "score": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 5
    },
    "summary": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 5000
    }
   }
  },
  "QuietHours": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "from",
    "to"
   ],
   "properties": {
    "from": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "to": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    }
   }
  },
  "QuoteAnswer": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "amount",
    "note",
    "validUntil"
   ],
   "properties": {
    "amount": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "note": {
     "type": "string",
     "maxLength": 500
    },
    "validUntil": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    }
   }
  },
  "QuoteDecision": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "decision"
   ],
   "properties": {
    "decision": {
     "type": "string",
     "enum": [
      "accept",
      "decline",
      "undo"
     ]
    },
    "amount": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "evenIfExpired": {
     "type": "boolean"
    }
   }
  },
  "QuoteLine": {
   "type": "string",
   "pattern": "^(fees\\.(legal|survey|broker|mortgageArrangement|sourcing|planning)|costs\\.(insurance|managementPct|licence|compliance)|finance\\.(rate|bridge\\.monthlyRate)|refi\\.rate|refurb\\.(total|items\\.[0-9]{1,3}\\.rate))$"
  },
  "ReactionPrice": {
   "type": [
    "number",
    "null"
   ],
   "minimum": 1,
   "maximum": 100000000
  },
  "ReactionType": {
   "type": "string",
   "enum": [
    "like",
    "congrats",
    "insightful",
    "interested",
    "would_buy",
    "too_dear"
   ]
  },
  "RecurringPaymentUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "direction": {
     "$ref": "https://contract.invalid/#/$defs/MoneyDirection"
    },
    "amount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "frequency": {
     "$ref": "https://contract.invalid/#/$defs/RentFrequency"
    },
    "startOn": {
     "type": "string",
     "format": "date"
    },
    "endOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 600
    },
    "dayRule": {
     "type": "string",
     "enum": [
      "same_day",
      "last_day",
      "first_working"
     ]
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/TransactionCategory"
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenancyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "mortgageId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "contactId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "index": {
     "type": "string",
     "enum": [
      "none",
      "fixed",
      "cpi"
     ]
    },
    "indexPct": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "variable": {
     "type": "boolean"
    },
    "leadDays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 60
    },
    "remindDays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 60
    },
    "autoConfirm": {
     "type": "boolean"
    },
    "paused": {
     "type": "boolean"
    },
    "from": {
     "type": "string",
     "format": "date"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "RefurbItem": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "qty",
    "rate",
    "vatPct"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "qty": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000
    },
    "rate": {
     "type": "number",
     "minimum": 0,
     "maximum": 10000000
    },
    "vatPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    }
   }
  },
  "Registration": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "fullName",
    "username",
    "role",
    "termsAccepted"
   ],
   "properties": {
    "fullName": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "password": {
     "type": "string",
     "minLength": 10,
     "maxLength": 200,
     "format": "password"
    },
    "registrationToken": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "role": {
     "$ref": "https://contract.invalid/#/$defs/MemberRole"
    },
    "businessName": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "businessType": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "termsAccepted": {
     "type": "boolean",
     "const": true
    },
    "newsletter": {
     "type": "boolean"
    },
    "invite": {
     "type": "string",
     "maxLength": 100
    },
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "RenewalDateUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "companyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "mortgageId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/RenewalKind"
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 120,
     "format": "not-blank"
    },
    "issuedOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "dueOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "intervalMonths": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1200
    },
    "reference": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 80,
     "format": "not-blank"
    },
    "notApplicable": {
     "type": "boolean"
    },
    "naReason": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200,
     "format": "not-blank"
    },
    "documentId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "remindDays": {
     "type": "array",
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 0,
      "maximum": 365
     }
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "RenewalKind": {
   "type": "string",
   "enum": [
    "gas_safety",
    "eicr",
    "epc",
    "pat",
    "legionella",
    "fire_risk",
    "alarms",
    "hmo_licence",
    "selective_licence",
    "landlord_insurance",
    "buildings_insurance",
    "service_charge",
    "deposit",
    "right_to_rent",
    "lease",
    "mortgage_fix",
    "confirmation_statement",
    "accounts",
    "ico",
    "landlord_registration",
    "prs_database",
    "mtd_quarter",
    "other"
   ]
  },
  "RenewalStatus": {
   "type": "string",
   "enum": [
    "ok",
    "due_90",
    "due_60",
    "due_30",
    "overdue",
    "missing",
    "not_applicable"
   ]
  },
  "RentFrequency": {
   "type": "string",
   "enum": [
    "weekly",
    "fortnightly",
    "four_weekly",
    "monthly",
    "quarterly",
    "annual"
   ]
  },
  "ReportAction": {
   "type": "string",
   "enum": [
    "dismiss",
    "hide",
    "remove",
    "warn",
    "suspend"
   ]
  },
  "ReportedKind": {
   "type": "string",
   "enum": [
    "post",
    "comment",
    "user",
    "business",
    "conversation",
    "message",
    "listing",
    "article",
    "blog",
    "evaluation",
    "ava"
   ]
  },
  "RoceBasis": {
   "type": "string",
   "enum": [
    "totalCapital",
    "cashLeftIn"
   ]
  },
  "RoomIncome": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "rentPcm",
    "sqm",
    "occupants"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "rentPcm": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000
    },
    "sqm": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000
    },
    "occupants": {
     "type": "integer",
     "minimum": 0,
     "maximum": 20
    }
   }
  },
  "SaBlock": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "from",
    "to",
    "source"
   ],
   "properties": {
    "from": {
     "type": "string",
     "format": "date"
    },
    "to": {
     "type": "string",
     "format": "date"
    },
    "source": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "uid": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   }
  },
  "SaChannel": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "commissionPct"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "commissionPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    }
   }
  },
  "SaSeason": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "from",
    "to",
    "adr",
    "minStay"
   ],
   "properties": {
    "from": {
     "type": "string",
     "format": "date"
    },
    "to": {
     "type": "string",
     "format": "date"
    },
    "adr": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "minStay": {
     "type": "integer",
     "minimum": 1,
     "maximum": 365
    }
   }
  },
  "ScheduleSignature": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "role",
    "on"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "role": {
     "type": "string",
     "enum": [
      "landlord",
      "tenant",
      "contractor",
      "agent",
      "other"
     ]
    },
    "on": {
     "type": "string",
     "format": "date"
    }
   }
  },
  "ScheduleUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "evaluationId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "kind": {
     "type": "string",
     "enum": [
      "works",
      "condition",
      "inventory",
      "rent"
     ]
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "items": {
     "type": "array",
     "maxItems": 300,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/NewScheduleItem"
     }
    },
    "contingencyPct": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "signedBy": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ScheduleSignature"
     }
    },
    "share": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "expires"
       ],
       "properties": {
        "expires": {
         "type": "string",
         "format": "date-time"
        }
       }
      },
      {
       "type": "null"
      }
     ]
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "SignInProvider": {
   "type": "string",
   "enum": [
    "google",
    "facebook",
    "apple"
   ]
  },
  "SomeEvaluationHome": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "type": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "detached",
      "semi",
      "terraced",
      "end_terrace",
      "flat",
      "maisonette",
      "bungalow",
      "studio",
      "park_home",
      "land",
      "block",
      "commercial",
      "mixed",
      null
     ]
    },
    "tenure": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "freehold",
      "leasehold",
      "share_of_freehold",
      "commonhold",
      "feuhold",
      null
     ]
    },
    "leaseYears": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 9999
    },
    "bedrooms": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 30
    },
    "areaSqm": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    },
    "epcRating": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G",
      null
     ]
    },
    "councilTaxBand": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "A",
      "B",
      "C",
      "D",
      "E",
      "F",
      "G",
      "H",
      "I",
      null
     ]
    }
   }
  },
  "SomeEvaluationInputs": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "price": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "askingPrice": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "purchaseDate": {
     "type": "string",
     "format": "date"
    },
    "stampDutyOverride": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "stampDutyReason": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "fees": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "legal": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "survey": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "broker": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "mortgageArrangement": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "sourcing": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "auction": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "planning": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "other": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      }
     }
    },
    "refurb": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "items": {
       "type": "array",
       "maxItems": 200,
       "items": {
        "$ref": "https://contract.invalid/#/$defs/RefurbItem"
       }
      },
      "contingencyPct": {
       "type": "number",
       "minimum": 0,
       "maximum": 200
      }
     }
    },
    "furnishing": {
     "type": "number",
     "minimum": 0,
     "maximum": 100000000
    },
    "holdingPcm": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000
    },
    "finance": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "cash",
        "mortgage",
        "bridge"
       ]
      },
      "product": {
       "type": [
        "string",
        "null"
       ],
       "enum": [
        "fixed_2",
        "fixed_3",
        "fixed_5",
        "fixed_10",
        "tracker",
        "variable",
        null
       ]
      },
      "ltv": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "rate": {
       "type": "number",
       "minimum": 0,
       "maximum": 30
      },
      "termYears": {
       "type": "number",
       "minimum": 0,
       "maximum": 50
      },
      "method": {
       "$ref": "https://contract.invalid/#/$defs/LoanMethod"
      },
      "addFee": {
       "type": "boolean"
      },
      "bridge": {
       "type": "object",
       "additionalProperties": false,
       "properties": {
        "ltv": {
         "type": "number",
         "minimum": 0,
         "maximum": 100
        },
        "monthlyRate": {
         "type": "number",
         "minimum": 0,
         "maximum": 10
        },
        "arrangementPct": {
         "type": "number",
         "minimum": 0,
         "maximum": 20
        },
        "exitPct": {
         "type": "number",
         "minimum": 0,
         "maximum": 20
        },
        "months": {
         "type": "number",
         "minimum": 0,
         "maximum": 60
        }
       }
      }
     }
    },
    "refi": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gdv": {
       "type": [
        "number",
        "null"
       ],
       "minimum": 0,
       "maximum": 100000000
      },
      "ltv": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "fees": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "rate": {
       "type": "number",
       "minimum": 0,
       "maximum": 30
      },
      "method": {
       "$ref": "https://contract.invalid/#/$defs/LoanMethod"
      }
     }
    },
    "income": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "rentPcm": {
       "type": [
        "number",
        "null"
       ],
       "minimum": 0,
       "maximum": 1000000
      },
      "other": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "rooms": {
       "type": "array",
       "maxItems": 50,
       "items": {
        "$ref": "https://contract.invalid/#/$defs/RoomIncome"
       }
      },
      "adr": {
       "type": [
        "number",
        "null"
       ],
       "minimum": 0,
       "maximum": 100000
      },
      "occupancyPct": {
       "type": [
        "number",
        "null"
       ],
       "minimum": 0,
       "maximum": 100
      },
      "avgStay": {
       "type": [
        "number",
        "null"
       ],
       "minimum": 0,
       "maximum": 365
      },
      "cleaningFee": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000
      }
     }
    },
    "costs": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "voidPct": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "managementPct": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "managementVatPct": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "maintenancePct": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "insurance": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "groundRent": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "serviceCharge": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "licence": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "bills": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "compliance": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "other": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "headRent": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "sa": {
       "type": "object",
       "additionalProperties": false,
       "properties": {
        "otaPct": {
         "type": "number",
         "minimum": 0,
         "maximum": 100
        },
        "otaSharePct": {
         "type": "number",
         "minimum": 0,
         "maximum": 100
        },
        "cleaningCost": {
         "type": "number",
         "minimum": 0,
         "maximum": 100000
        },
        "fixed": {
         "type": "number",
         "minimum": 0,
         "maximum": 100000000
        }
       }
      }
     }
    },
    "exit": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "salePrice": {
       "type": [
        "number",
        "null"
       ],
       "minimum": 0,
       "maximum": 100000000
      },
      "months": {
       "type": "number",
       "minimum": 0,
       "maximum": 120
      },
      "agentPct": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "agentVatPct": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      },
      "legal": {
       "type": "number",
       "minimum": 0,
       "maximum": 100000000
      },
      "holdYears": {
       "type": "integer",
       "minimum": 0,
       "maximum": 50
      }
     }
    },
    "growth": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "value": {
       "type": "number",
       "minimum": -50,
       "maximum": 50
      },
      "rent": {
       "type": "number",
       "minimum": -50,
       "maximum": 50
      },
      "cost": {
       "type": "number",
       "minimum": -50,
       "maximum": 50
      }
     }
    },
    "tax": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "ownership": {
       "type": "string",
       "enum": [
        "personal",
        "joint",
        "company"
       ]
      },
      "band": {
       "type": "string",
       "enum": [
        "basic",
        "higher",
        "additional"
       ]
      },
      "companyRate": {
       "type": "number",
       "minimum": 0,
       "maximum": 100
      }
     }
    },
    "stress": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "icr": {
       "type": "number",
       "minimum": 0,
       "maximum": 500
      },
      "rate": {
       "type": "number",
       "minimum": 0,
       "maximum": 30
      }
     }
    }
   }
  },
  "StagePreference": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "stage",
    "name",
    "isHidden",
    "maxDeals"
   ],
   "properties": {
    "stage": {
     "$ref": "https://contract.invalid/#/$defs/PipelineStage"
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 30,
     "format": "not-blank"
    },
    "isHidden": {
     "type": "boolean"
    },
    "maxDeals": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 500
    }
   }
  },
  "StartPage": {
   "type": "string",
   "enum": [
    "/",
    "/conversations",
    "/property-search",
    "/property-evaluations",
    "/pipeline",
    "/portfolio"
   ]
  },
  "Strategy": {
   "type": "string",
   "enum": [
    "btl",
    "brrr",
    "hmo",
    "sa",
    "flip",
    "r2r",
    "commercial",
    "development",
    "land"
   ]
  },
  "SubscriptionDowngrade": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "planId"
   ],
   "properties": {
    "planId": {
     "$ref": "https://contract.invalid/#/$defs/PlanId"
    },
    "preview": {
     "type": "boolean"
    },
    "reason": {
     "type": "string",
     "maxLength": 1000
    }
   }
  },
  "SubscriptionStatus": {
   "type": "string",
   "enum": [
    "trialing",
    "active",
    "past_due",
    "cancelling",
    "cancelled",
    "incomplete"
   ]
  },
  "SubscriptionUpgrade": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "planId",
    "interval"
   ],
   "properties": {
    "planId": {
     "type": "string",
     "enum": [
      "pro",
      "business"
     ]
    },
    "interval": {
     "$ref": "https://contract.invalid/#/$defs/BillingInterval"
    },
    "preview": {
     "type": "boolean"
    }
   }
  },
  "SupportContext": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/ReportedKind"
    },
    "id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "reason": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "route": {
     "type": "string",
     "maxLength": 500
    },
    "version": {
     "type": "string",
     "maxLength": 50
    },
    "errorId": {
     "type": "string",
     "maxLength": 100
    }
   }
  },
  "SupportStatus": {
   "type": "string",
   "enum": [
    "open",
    "answered",
    "closed"
   ]
  },
  "SupportTicketUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "reply": {
     "type": "string",
     "minLength": 1,
     "maxLength": 4000,
     "format": "not-blank"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/SupportStatus"
    },
    "claim": {
     "type": "boolean"
    },
    "action": {
     "$ref": "https://contract.invalid/#/$defs/ReportAction"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "SupportTopic": {
   "type": "string",
   "enum": [
    "sales",
    "support",
    "billing",
    "press",
    "problem",
    "report"
   ]
  },
  "TenancyNotice": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "on",
    "expires"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "enum": [
      "section_8",
      "section_21",
      "tenant_notice",
      "notice_to_leave",
      "welsh_notice",
      "other"
     ]
    },
    "on": {
     "type": "string",
     "format": "date"
    },
    "expires": {
     "type": "string",
     "format": "date"
    },
    "grounds": {
     "type": "array",
     "maxItems": 12,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "pattern": "\\S"
     }
    }
   }
  },
  "TenancyStatus": {
   "type": "string",
   "enum": [
    "prospective",
    "approved",
    "current",
    "ending",
    "ended",
    "rejected"
   ]
  },
  "TenancyType": {
   "type": "string",
   "enum": [
    "assured_periodic",
    "ast",
    "occupation_contract",
    "prt",
    "ni_private",
    "company_let",
    "licence",
    "student",
    "holiday"
   ]
  },
  "TenancyUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "propertyId": {
     "type": "string",
     "format": "uuid"
    },
    "roomId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "type": {
     "$ref": "https://contract.invalid/#/$defs/TenancyType"
    },
    "tenantIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 12,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "uuid"
     }
    },
    "startDate": {
     "type": "string",
     "format": "date"
    },
    "endDate": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "rent": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "frequency": {
     "$ref": "https://contract.invalid/#/$defs/RentFrequency"
    },
    "dueDay": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 31
    },
    "deposit": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "depositScheme": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/DepositScheme"
      },
      {
       "type": "null"
      }
     ]
    },
    "depositProtectedOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "prescribedInfoOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "rightToRentOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "rightToRentFollowUp": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "guarantorId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "lastIncreaseOn": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "proposedRent": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "proposedFrom": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "noticeServed": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/TenancyNotice"
      },
      {
       "type": "null"
      }
     ]
    },
    "documentsServed": {
     "$ref": "https://contract.invalid/#/$defs/DocumentsServed"
    },
    "billsIncluded": {
     "type": "boolean"
    },
    "pets": {
     "type": "boolean"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/TenancyStatus"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "TransactionCategory": {
   "type": "string",
   "enum": [
    "rent",
    "other_income",
    "deposit",
    "rates_insurance_ground_rent",
    "repairs",
    "finance_cost",
    "legal_management",
    "services_wages",
    "travel",
    "other_expense",
    "capital_purchase",
    "capital_improvement",
    "capital_sale",
    "transfer"
   ]
  },
  "TransactionSplit": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "amount",
    "category"
   ],
   "properties": {
    "amount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/TransactionCategory"
    },
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "note": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    }
   }
  },
  "TransactionStatus": {
   "type": "string",
   "enum": [
    "expected",
    "outstanding",
    "confirmed",
    "reconciled",
    "void"
   ]
  },
  "TransactionUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "propertyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "tenancyId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "mortgageId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "contactId": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "date": {
     "type": "string",
     "format": "date"
    },
    "direction": {
     "$ref": "https://contract.invalid/#/$defs/MoneyDirection"
    },
    "amount": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "vat": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "gross": {
     "type": [
      "number",
      "null"
     ],
     "exclusiveMinimum": 0,
     "maximum": 100000000
    },
    "fee": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "category": {
     "$ref": "https://contract.invalid/#/$defs/TransactionCategory"
    },
    "description": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "not-blank"
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/TransactionStatus"
    },
    "splits": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/TransactionSplit"
     }
    },
    "documentIds": {
     "type": "array",
     "maxItems": 10,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "uuid"
     }
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "TwoStepBeginning": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "currentPassword": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    }
   }
  },
  "TwoStepCode": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "code"
   ],
   "properties": {
    "code": {
     "type": "string",
     "minLength": 6,
     "maxLength": 20
    }
   }
  },
  "UserUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "fullName": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "currentPassword": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 7,
     "maxLength": 20,
     "pattern": "^[+0-9][0-9 ()-]*$"
    },
    "newsletter": {
     "type": "boolean"
    },
    "preferences": {
     "$ref": "https://contract.invalid/#/$defs/PreferencesUpdate"
    },
    "providers": {
     "type": "array",
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SignInProvider"
     }
    },
    "role": {
     "type": "string",
     "enum": [
      "user",
      "admin"
     ]
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/AccountStatus"
    },
    "reason": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500,
     "format": "not-blank"
    }
   }
  },
  "VideoChapter": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "at",
    "title"
   ],
   "properties": {
    "at": {
     "type": "integer",
     "minimum": 0,
     "maximum": 86400
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    }
   }
  },
  "VideoChapters": {
   "type": "array",
   "maxItems": 100,
   "items": {
    "$ref": "https://contract.invalid/#/$defs/VideoChapter"
   }
  },
  "VideoRefKind": {
   "type": "string",
   "enum": [
    "property",
    "article",
    "listing"
   ]
  },
  "VideoUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "url": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "duration": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 86400
    },
    "chapters": {
     "$ref": "https://contract.invalid/#/$defs/VideoChapters"
    },
    "captions": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200000
    },
    "refKind": {
     "$ref": "https://contract.invalid/#/$defs/VideoRefKind"
    },
    "refId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    },
    "visibility": {
     "$ref": "https://contract.invalid/#/$defs/VideoVisibility"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "VideoUrl": {
   "type": "string",
   "format": "uri",
   "pattern": "^https?://",
   "maxLength": 500
  },
  "VideoVisibility": {
   "type": "string",
   "enum": [
    "me",
    "connections",
    "members"
   ]
  },
  "ViewingCheck": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "item",
    "state",
    "note",
    "image",
    "cost"
   ],
   "properties": {
    "room": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "item": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 120
    },
    "state": {
     "type": "string",
     "enum": [
      "ok",
      "issue",
      "unknown"
     ]
    },
    "note": {
     "type": "string",
     "maxLength": 500
    },
    "image": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "cost": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 10000000
    }
   }
  },
  "ViewingKind": {
   "type": "string",
   "enum": [
    "viewing",
    "second",
    "survey",
    "valuation"
   ]
  },
  "ViewingStatus": {
   "type": "string",
   "enum": [
    "requested",
    "confirmed",
    "done",
    "no_show",
    "cancelled"
   ]
  }
 }
};
