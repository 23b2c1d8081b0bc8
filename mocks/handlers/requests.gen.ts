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
  "isPublic": true,
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/LoginRequest"
   }
  }
 },
 "logout": {
  "isPublic": true
 },
 "confirmEmail": {
  "isPublic": true,
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
   "connected": {
    "schema": {
     "type": "boolean"
    }
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
      "connections"
     ],
     "default": "for-you"
    }
   },
   "author": {
    "schema": {
     "type": "integer",
     "minimum": 1
    }
   }
  }
 },
 "createPost": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPost"
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
   }
  }
 },
 "createComment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewComment"
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
 }
};

/** The schemas they refer to. */
export const schemas: Json = {
 "$id": "https://contract.invalid/",
 "$defs": {
  "Audience": {
   "type": "string",
   "enum": [
    "members",
    "connections",
    "me"
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
    }
   }
  },
  "MarkAllRequest": {
   "type": "object",
   "additionalProperties": false
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
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
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
  "PostUpdate": {
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
    }
   }
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
  }
 }
};
